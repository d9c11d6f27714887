import project, { problem } from 'virtual:site-project';
import { composeStory, type ComposedStory } from '../../csf/composeStory.ts';
import type { SiteStory, StoryData } from './SiteStory.ts';
import { registerStory } from './stories.ts';

/** Registers the stories of a module; the CSF plugin adds this call to every stories file. */
export function defineStories(
  meta: unknown,
  stories: [story: unknown, data: StoryData][],
  components?: SiteStory['components'],
): void {
  for (const [story, data] of stories) {
    const composed = compose(meta, story, data);
    registerStory(story, {
      ...data,
      componentTitle: data.title.split('/').at(-1) ?? data.title,
      composed,
      components,
      framed: data.framed ?? problem.framed ?? framedByParameter(composed),
    });
  }
}

/** Composes a story; if that fails, the story throws the error when it is rendered. */
function compose(meta: unknown, story: unknown, data: StoryData): ComposedStory {
  try {
    if (problem.error !== undefined) throw problem.error;
    return composeStory(project, meta, story, data);
  } catch (error) {
    const render = () => {
      throw error;
    };
    return composeStory(
      { ...project, args: {}, decorators: [], loaders: [], storysiteBeforeEach: [] },
      {},
      { render },
      data,
    );
  }
}

function framedByParameter({ parameters }: ComposedStory): string | undefined {
  const { framed } = (parameters.storysite ?? {}) as { framed?: unknown };
  return framed === true ? 'Its parameter storysite.framed is true.' : undefined;
}
