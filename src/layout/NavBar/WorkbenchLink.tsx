import { useSiteHref } from '../../page/SiteHrefContext.ts';
import { BarLink } from './BarLink.tsx';

/** Link to the workbench, which is deployed beside the site. */
export function WorkbenchLink({ isLabelled }: { isLabelled?: boolean }) {
  const siteHref = useSiteHref();
  return (
    <BarLink
      href={`${siteHref('/')}storybook/`}
      name="Workbench"
      icon="workbench"
      isLabelled={isLabelled}
    />
  );
}
