import type { PageLink } from '../../core/Page.ts';
import { SiteLink } from '../../runtime/SiteLink.tsx';

/** Links to the pages of a group. */
export function Links({ links, current, ...marked }: { links: PageLink[]; current?: string }) {
  return (
    <ul {...marked}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <SiteLink to={path} aria-current={path === current ? 'page' : undefined}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
