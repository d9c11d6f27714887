import { SiteSearch } from './SiteSearch.tsx';

/** The search of the site. */
export function SearchBox() {
  return <SiteSearch />;
}
