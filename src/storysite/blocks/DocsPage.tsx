import { Controls } from './ArgTypes.tsx';
import { Description } from './Description.tsx';
import { Primary, Stories } from './Stories.tsx';
import { Subtitle, Title } from './Typography.tsx';

/** The page of a component that has none of its own: each of its stories once, the first one above the properties. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
