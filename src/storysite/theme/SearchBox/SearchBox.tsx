import config from 'virtual:site-config';
import { ExternalSearchBox } from './ExternalSearchBox.tsx';
import { SiteSearch } from './SiteSearch.tsx';

/** The search of the site: its own, or the external one where the configuration names it. */
export function SearchBox() {
  const { externalSearch, siteUrl } = config;
  if (!externalSearch) return <SiteSearch />;
  return <ExternalSearchBox settings={externalSearch} siteUrl={siteUrl} />;
}
