import { usePage } from '../../shared/PageContext.ts';
import { toMarkdownPath } from '../../shared/routes.ts';
import { useSite } from '../../client/useSite.ts';
import { useCopy } from '../../theme/DemoBox/useCopy.ts';
import styles from './MarkdownLinks.module.css';

const labels = {
  idle: 'Copy page as Markdown',
  copied: 'Copied',
  failed: 'Could not copy',
};

/** Copies or opens the Markdown of the page, in its foot. */
export default function MarkdownLinks() {
  const { base } = useSite();
  const { path, storyIds } = usePage();
  const address = base.slice(0, -1) + encodeURI(toMarkdownPath(path));
  const [state, copy] = useCopy(() => fetchText(address));
  // The files are made of the built docs pages.
  if (import.meta.env.DEV || !storyIds) return null;
  return (
    <p className={styles.links}>
      <button type="button" onClick={() => void copy()}>
        {labels[state]}
      </button>
      <a href={address}>Open as Markdown</a>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </p>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response.text();
}
