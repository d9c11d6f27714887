import type { ReactNode } from 'react';
import { Controls } from './Controls.tsx';
import { Description } from './Description.tsx';
import { Primary, Stories } from './Stories.tsx';
import { StoryWithControls } from './StoryWithControls.tsx';
import { Subtitle, Title } from './Typography.tsx';

/** The default autodocs page: each story once, the first one above the properties. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <StoryWithControls>
        <Primary />
        <Controls />
      </StoryWithControls>
      <Stories includePrimary={false} />
    </>
  );
}

interface DocsContainerProps {
  context?: unknown;
  theme?: unknown;
  children?: ReactNode;
}

/** Storybook's container of a docs page; it adds nothing, since the site has its own layout. */
export function DocsContainer({ children }: DocsContainerProps) {
  return <>{children}</>;
}

/** Attaches a page to its stories or names it; read while building, renders nothing. */
export function Meta(_props: { of?: object; title?: string; name?: string; tags?: string[] }) {
  return null;
}
