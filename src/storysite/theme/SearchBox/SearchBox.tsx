import config from 'virtual:site-config';
import { ExternalSearch } from 'virtual:site-search';
import { SiteSearch } from './SiteSearch.tsx';

/** The search of the site: its own, or the external one that the configuration names. */
export function SearchBox() {
  const { externalSearch } = config;
  if (!ExternalSearch || !externalSearch) return <SiteSearch />;
  return <ExternalSearch settings={externalSearch} />;
}
