import { usePage, useSite } from 'storysite/client';
import { t, useCopy } from 'storysite/theme';
import { toMarkdownPath } from './MarkdownPage.ts';
import styles from './MarkdownLinks.module.css';

const labels = { idle: 'copyMarkdown', copied: 'copied', failed: 'copyFailed' } as const;

/** Copies or opens the Markdown of the page, in its foot. */
export default function MarkdownLinks() {
  const { base } = useSite();
  const page = usePage();
  const { path } = page.original ?? page;
  const address = base.slice(0, -1) + encodeURI(toMarkdownPath(path));
  const [state, copy] = useCopy(() => fetchText(address));
  // The files are made of the built docs pages.
  if (import.meta.env.DEV || !page.storyIds) return null;
  return (
    <p className={styles.links}>
      <button type="button" onClick={() => void copy()}>
        {t(labels[state])}
      </button>
      <a href={address}>{t('openMarkdown')}</a>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : t(labels[state])}
      </span>
    </p>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response.text();
}
