import './look.css';

/** What is this site's own in its looks. */
export default {};
