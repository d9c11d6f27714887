import config from 'virtual:site-config';
import { ExternalSearch } from 'virtual:site-search';
import { SiteSearch } from './SiteSearch.tsx';

/** The search of the site: its own, or the external one where the configuration names it. */
export function SearchBox() {
  const { externalSearch } = config;
  if (!ExternalSearch || !externalSearch) return <SiteSearch />;
  return <ExternalSearch settings={externalSearch} />;
}
