import { Icon, t, useCopy } from 'storysite/theme';
import styles from './Markdown.module.css';
import { useMarkdownAddress } from './OpenMarkdown.tsx';

const labels = { idle: 'copyMarkdown', copied: 'copied', failed: 'copyFailed' } as const;

/** Copies the Markdown of the page; next to its title. */
export default function CopyMarkdown() {
  const address = useMarkdownAddress() ?? '';
  const [state, copy] = useCopy(() => fetchText(address));
  if (!address) return null;
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={t(labels[state])}
        title={t(labels[state])}
        onClick={() => void copy()}
      >
        <Icon name={state === 'copied' ? 'done' : 'copy'} />
        <span>{t(labels[state])}</span>
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : t(labels[state])}
      </span>
    </>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response.text();
}
