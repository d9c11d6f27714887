import type { ExternalSearch } from '../../config/SiteConfig.ts';
import styles from './SearchBox.module.css';
import { SearchIcon } from './SearchIcons.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { useExternalSearch } from './useExternalSearch.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

interface ExternalSearchBoxProps {
  settings: ExternalSearch;
  siteUrl: string | undefined;
}

/** Algolia's box, loaded when a reader nears it; the site's own takes over, with the text, when it fails. */
export function ExternalSearchBox({ settings, siteUrl }: ExternalSearchBoxProps) {
  const { container, state, failedText, load, open } = useExternalSearch(settings, siteUrl);
  useSearchShortcut(state === 'failed' ? undefined : open);
  if (state === 'failed') return <SiteSearch initialText={failedText} />;
  return (
    <div className={styles.external} role="search" onPointerEnter={load} onFocus={load}>
      {state === 'waiting' && <WaitingBox onOpen={open} />}
      <div ref={container} />
    </div>
  );
}

/** Stands where the vendor's box will be; a click opens that one as soon as it is there. */
function WaitingBox({ onOpen }: { onOpen(): void }) {
  return (
    <button className={styles.waiting} type="button" aria-label="Search" onClick={onOpen}>
      <SearchIcon />
      <span>Search</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
