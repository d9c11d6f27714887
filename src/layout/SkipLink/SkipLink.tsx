import styles from './SkipLink.module.css';

/** Id of the page's text, where the skip link and every navigation lead the focus. */
export const CONTENT_ID = 'content';

/** First stop of the keyboard on every page: past the frame, to the text. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`} onClick={focusContent}>
      Skip to content
    </a>
  );
}

/** Moves the focus without a hash, which would add an entry to the history and mark no heading. */
function focusContent(event: React.MouseEvent) {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.focus({ preventScroll: true });
  content.scrollIntoView({ block: 'start' });
}
