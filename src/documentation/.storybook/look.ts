import './look.css';

/** The style of this site. */
export default {};
