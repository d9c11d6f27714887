import { BarLink } from './BarLink.tsx';

/** Link to the workbench, which is deployed beside the site. */
export function WorkbenchLink({ isLabelled }: { isLabelled?: boolean }) {
  return (
    <BarLink
      href={`${import.meta.env.BASE_URL}storybook/`}
      name="Workbench"
      icon="workbench"
      isLabelled={isLabelled}
    />
  );
}
