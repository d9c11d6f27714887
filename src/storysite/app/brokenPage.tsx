import { useCallback, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type PageData, PAGE_DATA_FILE } from '../core/PageModule.ts';
import { resolvePath } from '../core/routes.ts';
import { siteFetch } from '../core/siteFetch.ts';
import { readMenu } from '../runtime/menu.ts';
import { LoadError } from '../runtime/navigation/fetchPage.ts';
import type { Screen } from '../runtime/navigation/Screen.ts';
import { StoryErrorBoundary } from '../runtime/story/StoryErrorBoundary.tsx';
import { startIsland } from '../runtime/story/Island.tsx';
import { findStory } from '../runtime/story/stories.ts';
import { withHeadings } from '../theme/blocks/withHeadings.ts';
import { marks } from '../core/marks.ts';

/**
 * Builds the screen of a docs page whose module throws from its document, with the stories whose own modules load. For
 * a standalone story, which has no frame, it starts the story and returns no screen.
 */
export async function showBrokenPage(
  container: HTMLElement,
  pathname: string,
  error: unknown,
): Promise<Screen | undefined> {
  const { pages, stories } = await fetchPageData();
  const found = resolvePath(pathname, (path) => Object.hasOwn(pages, path), {
    redirects: {},
    notFound: {},
  });
  const page = found.kind === 'known' ? pages[found.path] : undefined;
  if (!page) {
    void startAll(container, stories);
    return undefined;
  }
  const Content = container.querySelector(`.${marks.prose} [${marks.shown}=waiting]`)
    ? () => <Fail error={error} />
    : keepContent(container, stories);
  const module = { page: withHeadings(page, document), standalone: false, Content };
  return { kind: 'page', pathname, module, menu: readMenu(document) };
}

async function fetchPageData(): Promise<PageData> {
  const response = await siteFetch(import.meta.env.BASE_URL + PAGE_DATA_FILE, {
    cache: 'no-cache',
  });
  if (!response.ok)
    throw new LoadError(`The file ${PAGE_DATA_FILE} responded with status ${response.status}.`);
  return (await response.json()) as PageData;
}

type StoryModules = PageData['stories'];

/** Moves a page's text into an element that React does not touch. */
function keepContent(container: HTMLElement, stories: StoryModules): () => React.ReactElement {
  const prose = container.querySelector(`.${marks.prose}`);
  const kept = document.createElement('div');
  kept.append(...(prose?.childNodes ?? []));
  prose?.append(kept);
  // Buttons outside of stories have no listeners.
  for (const button of kept.querySelectorAll('button')) {
    if (!button.closest(`[${marks.story}]`)) button.disabled = true;
  }
  const __html = kept.innerHTML;

  return function KeptContent() {
    const live = useRef<Promise<Root>[]>([]);
    const attach = useCallback((element: HTMLElement | null) => {
      if (element) live.current = startAll(element, stories);
      else for (const root of live.current) void root.then((ended) => ended.unmount());
    }, []);
    return <div ref={attach} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
  };
}

function startAll(element: HTMLElement, stories: StoryModules): Promise<Root>[] {
  const islands = element.querySelectorAll<HTMLElement>(`[${marks.story}]`);
  return [...islands].map((island) => startOne(island, stories));
}

/** Starts a story with its own module; if that throws, the error replaces the story. */
async function startOne(island: HTMLElement, stories: StoryModules): Promise<Root> {
  const id = island.getAttribute(marks.story) ?? '';
  try {
    const address = stories[id];
    if (address) await import(/* @vite-ignore */ address);
    return await startIsland(island, findStory(id));
  } catch (error) {
    const root = createRoot(island);
    root.render(
      <StoryErrorBoundary onReset={() => window.location.reload()}>
        <Fail error={error} />
      </StoryErrorBoundary>,
    );
    island.setAttribute(marks.live, '');
    return root;
  }
}

function Fail({ error }: { error: unknown }): never {
  throw error;
}
