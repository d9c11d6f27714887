import { renderToString } from 'react-dom/server';
import { noteStory, whySkipped } from '../server/serverThread.ts';
import type { DemoStory } from './DemoStory.ts';
import { idPrefixOf, type Shown, type StoryHtml } from './Island.tsx';
import { LiveStory } from './LiveStory.tsx';

/** How a story is shown, and why not prerendered. */
export interface StoryReport {
  id: string;
  shown: Shown;
  reason?: string;
}

const reports = new Map<string, StoryReport>();

/** How the stories rendered so far are shown, each once; the next call tells of those rendered since. */
export function takeStoryReports(): StoryReport[] {
  const taken = [...reports.values()];
  reports.clear();
  return taken;
}

/** Makes what renders the stories of one page, each as its own React root, as the browser hydrates it. */
export function createStoryRenderer(): (story: DemoStory) => StoryHtml {
  const seen: string[] = [];
  return (story) => {
    const index = seen.filter((id) => id === story.id).length;
    seen.push(story.id);
    const [rendered, reason] = renderStory(story, index);
    const { id } = story;
    reports.set(id, { id, shown: rendered.shown, ...(reason !== undefined && { reason }) });
    return rendered;
  };
}

/** Stands in the place of a story on which the build has given up: what never ends would freeze the page, too. */
const START = renderToString(
  <p role="status">
    This story did not finish rendering when the site was built, so it does not start by itself.{' '}
    <button type="button" data-start="">
      Start story
    </button>
  </p>,
);

function renderStory(story: DemoStory, index: number): [StoryHtml, reason?: string] {
  const skipped = whySkipped(story.id);
  if (skipped !== undefined) return [{ html: START, shown: 'browser' }, skipped];
  try {
    noteStory(story.id);
    const options = { identifierPrefix: idPrefixOf(story, index) };
    const html = renderToString(<LiveStory story={story} loaded={{}} />, options);
    return [{ html, shown: story.framed ? 'framed' : 'prerendered' }, story.framed];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ html: '', shown: 'browser' }, reason];
  } finally {
    noteStory();
  }
}
