import { type ComponentPropsWithoutRef, isValidElement, type ReactNode } from 'react';
import { usePage, useUniqueId } from '../../runtime/page.ts';
import { slugOf } from '../../core/ids.ts';
import { type Of, readParameter, titleOf, useResolved } from '../../docs/resolveOf.ts';
import { t } from '../../core/texts/t.ts';

interface OfProps {
  /** The component or stories it is about; by default, those of the page. */
  of?: Of;
  children?: ReactNode;
}

/** The page's heading: its children, or the name of the component. */
export function Title({ of, children }: OfProps) {
  const { title } = usePage();
  const resolved = useResolved(of);
  return <h1>{children ?? titleOf(resolved?.stories[0]) ?? title}</h1>;
}

/** The sentence under the page's heading: its children, or `parameters.docs.subtitle`. */
export function Subtitle({ of, children }: OfProps) {
  const story = useResolved(of)?.stories[0];
  const own = readParameter(story, 'docs', 'subtitle') ?? readParameter(story, 'componentSubtitle');
  const text = children ?? (isValidElement(own) || typeof own === 'string' ? own : undefined);
  // A `div`, since the text may be a paragraph, which cannot be nested in another one.
  return text ? <div className="subtitle">{text}</div> : null;
}

/** A heading of the second level, which links to itself. */
export function Heading({ id, ...props }: ComponentPropsWithoutRef<'h2'>) {
  const own = useHeadingId(props.children, id);
  return <LinkedHeading as="h2" id={own} {...props} />;
}

/** A heading of the third level, which links to itself. */
export function Subheading({ id, ...props }: ComponentPropsWithoutRef<'h3'>) {
  const own = useHeadingId(props.children, id);
  return <LinkedHeading as="h3" id={own} {...props} />;
}

interface LinkedHeadingProps extends ComponentPropsWithoutRef<'h2'> {
  as: 'h2' | 'h3';
}

function LinkedHeading({ as: Element, children, ...props }: LinkedHeadingProps) {
  const label =
    typeof children === 'string' ? t('linkTo', { title: children }) : t('linkToHeading');
  return (
    <Element {...props}>
      {children}
      {props.id && (
        <a className="anchor" href={`#${props.id}`} aria-label={label}>
          #
        </a>
      )}
    </Element>
  );
}

/** The given id, or a unique one made of the heading's text. */
function useHeadingId(children: ReactNode, given: string | undefined): string {
  return useUniqueId(given ?? (slugOf(textOf(children)) || 'section'));
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return (node as ReactNode[]).map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** A link target with the id that Storybook uses for a story on its docs page. */
export function Anchor({ storyId, children }: { storyId: string; children?: ReactNode }) {
  return <div id={`anchor--${storyId}`}>{children}</div>;
}

/** Content without Storybook's text styles, which the site does not have. */
export function Unstyled({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
