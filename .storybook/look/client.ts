import './site.css';

/** What is this site's own in its looks. */
export default {};
