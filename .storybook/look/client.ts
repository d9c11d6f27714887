import './site.css';

/** The style of this site. */
export default {};
