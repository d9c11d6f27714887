import { createContext, useContext } from 'react';
import type { SiteStory } from '../runtime/story/SiteStory.ts';
import { getStoryOf, isStoryExport, listLoadedStories } from '../runtime/story/stories.ts';
import { usePage } from '../runtime/page.ts';
import type { ComposedStory } from '../csf/composeStory.ts';

/** Target of a block's `of`; a component may have no stories on the page. */
export interface Resolved {
  kind: 'story' | 'meta' | 'component';
  /** The story, or the stories of the meta or component, in the order of Storybook's index. */
  stories: SiteStory[];
  component?: unknown;
}

/** A value of `of`: a story, a stories module, a meta, a component, or a name for those of the page (`story`, `meta`, `component`). */
export type Of = object | 'story' | 'meta' | 'component';

const DocsPageContext = createContext<string[] | undefined>(undefined);

/** Attaches blocks to stories, by their ids, in place of those that the page is attached to. */
export const DocsPageProvider = DocsPageContext.Provider;

/** The stories for docs that the page is attached to, as far as their modules could be loaded. */
export function useAttachedStories(): SiteStory[] {
  const stories = listLoadedStories();
  const attached = useStoryIds().flatMap((id) => stories.find((story) => story.id === id) ?? []);
  return listDocumented(attached);
}

function useStoryIds(): string[] {
  const provided = useContext(DocsPageContext);
  const { storyIds = [] } = usePage();
  return provided ?? storyIds;
}

/** If any story has the tag `autodocs`, only stories that have it, as in Storybook. */
function listDocumented(stories: SiteStory[]): SiteStory[] {
  const shown = stories.filter((story) => !readParameter(story, 'docs', 'disable'));
  const tagged = shown.filter(({ composed }) => composed?.tags.includes('autodocs'));
  return tagged.length > 0 ? tagged : shown;
}

/** Resolves `of`, by default to the meta that the page is attached to; undefined if it is attached to none. */
export function useResolved(of: Of | undefined): Resolved | undefined {
  const attached = useAttachedStories();
  const storyIds = useStoryIds();
  if (of && typeof of !== 'string') return resolveOf(of, storyIds);
  const [primary] = attached;
  if (!primary) return undefined;
  const kind = of ?? 'meta';
  const stories = kind === 'story' ? [primary] : attached;
  return { kind, stories, component: primary.composed.component };
}

/** Resolves a value of `of`; throws for an import that does not exist. */
export function resolveOf(of: object, storyIds?: string[]): Resolved {
  if (isStoryExport(of)) {
    const story = getStoryOf(of, { storyIds });
    return { kind: 'story', stories: [story], component: story.composed.component };
  }
  const ofModule = Object.entries(of)
    .filter(([, value]) => isStoryExport(value))
    .map(([exportName, value]) => getStoryOf(value, { storyIds, exportName }));
  const [first] = ofModule;
  if (first) return { kind: 'meta', stories: ofModule, component: first.composed.component };

  const isComponent = typeof of === 'function' || '$$typeof' in of;
  const component = isComponent ? of : readMetaComponent(of);
  const stories = listLoadedStories().filter(
    ({ composed }) => component !== undefined && composed.component === component,
  );
  return { kind: isComponent ? 'component' : 'meta', stories, component };
}

/** The component of a meta: a default export, or the result of `preview.meta()`. */
function readMetaComponent(meta: object): unknown {
  const { component, input, default: fromModule } = meta as Record<string, unknown>;
  const inner = input ?? fromModule;
  return component ?? (typeof inner === 'object' && inner ? readMetaComponent(inner) : undefined);
}

/** The value at a path in a story's parameters: `['docs', 'subtitle']`. */
export function readParameter(story: SiteStory | undefined, ...path: string[]): unknown {
  return readPath(story?.composed.parameters, path);
}

/** The value at a path in nested objects; undefined when there is none. */
export function readPath(from: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    from,
  );
}

/** A parameter that is a text. */
export function readText(story: SiteStory | undefined, ...path: string[]): string | undefined {
  const value = readParameter(story, ...path);
  return typeof value === 'string' ? value : undefined;
}

/** Name of the component that stories are about: the last part of their title. */
export function titleOf(story: SiteStory | undefined): string | undefined {
  return story && (story.composed.title.split('/').at(-1)?.trim() ?? story.componentTitle);
}

/** The result of `useOf`, in Storybook's shape. */
export type ResolvedOf =
  | { type: 'story'; story: ComposedStory }
  | { type: 'meta'; preparedMeta: Pick<ComposedStory, 'title' | 'parameters' | 'component'> }
  | { type: 'component'; component: unknown };

/** Resolves `of` for the project's own blocks; throws when it is not of a valid type. */
export function useOf(of: Of, validTypes: Resolved['kind'][] = []): ResolvedOf {
  const resolved = useResolved(of);
  if (!resolved) {
    throw new Error(
      `useOf('${String(of)}') needs a page that is attached to stories, and this page is not. Add <Meta of={…} />, or pass a story, a module of stories or a component.`,
    );
  }
  const { kind, component } = resolved;
  if (validTypes.length > 0 && !validTypes.includes(kind)) {
    throw new Error(`useOf got a ${kind}, but the block accepts only: ${validTypes.join(', ')}.`);
  }
  if (kind === 'component') return { type: 'component', component };
  const composed = resolved.stories[0]?.composed;
  if (!composed) {
    throw new Error(
      `useOf got a ${kind} without a story that can be loaded, so there is nothing to return.`,
    );
  }
  return kind === 'story'
    ? { type: 'story', story: composed }
    : { type: 'meta', preparedMeta: composed };
}

/** Options of a block that override a story's parameters. */
export interface StoryOptions {
  /** Whether it is a part of the page, or in an iframe. */
  inline?: boolean;
  /** Its height, as CSS; in the page, the least. */
  height?: string | number;
}

/** How a story is placed in a page. */
export interface StoryPlace {
  /** Whether it is a part of the page, or in an iframe. */
  isInline: boolean;
  height?: string | number;
  /** Why it cannot be a part of the page. */
  reason?: string;
}

/** Whether a story is inline or in an iframe, and its height, from `docs.story`, the block's options and its mocks. */
export function useStoryPlace(story: SiteStory, { inline, height }: StoryOptions = {}): StoryPlace {
  const attached = useAttachedStories();
  const read = (name: string) => readParameter(story, 'docs', 'story', name);
  // A story without a route has no page to frame, and one that needs Storybook is framed anyway.
  const canFrame = story.path !== undefined && !story.framed;
  const reason = canFrame && !sharesMocks(story, attached) ? OWN_MOCKS : undefined;
  const isInline = !canFrame || (!reason && (inline ?? read('inline')) !== false);
  const own = height ?? read('height') ?? (isInline ? undefined : read('iframeHeight'));
  const isSize = typeof own === 'string' || typeof own === 'number';
  return { isInline, reason, height: isSize ? own : undefined };
}

const OWN_MOCKS =
  'MSW would answer the requests of other stories on the page with its handlers, too, so it is in an iframe of its own page.';

/** Whether a story has no handlers of its own, or all stories that the page is attached to have the same. */
function sharesMocks({ id, composed }: SiteStory, attached: SiteStory[]): boolean {
  const { own } = composed.mocks;
  if (!own) return true;
  const isSame = ({ composed: { mocks } }: SiteStory) =>
    own.every((part, index) => part === mocks.own?.[index]);
  return attached.some((other) => other.id === id) && attached.every(isSame);
}
