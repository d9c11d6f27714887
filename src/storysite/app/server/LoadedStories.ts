import { watchReads } from '../../docs/code/captureStory.tsx';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';

type Loaded = Awaited<ReturnType<SiteStory['composed']['load']>>;

/** Time limit for the loaders of a page's stories; stories whose data is missing by then are left to the browser. */
const PATIENCE_MS = 3000;

/** Results of the loaders of a page's stories. Loaders run for stories that read the result or throw without it. */
export class LoadedStories {
  readonly #loaded = new Map<string, Loaded>();
  readonly #asked = new Set<SiteStory>();
  /** Whether any loaders have run, or were given up: the next time they may return something else. */
  hasRun = false;

  /** Whether the loaders of a story have run. */
  has({ id }: SiteStory): boolean {
    return this.#loaded.has(id);
  }

  /** The loaded data of a story; before its loaders have run, an empty result that records whether it is read. */
  get(story: SiteStory): Loaded {
    const { id, composed } = story;
    if (!composed.hasLoaders) return {};
    return this.#loaded.get(id) ?? watchReads(() => this.ask(story)).loaded;
  }

  /** Asks for the loaders of a story. */
  ask(story: SiteStory): void {
    if (story.composed.hasLoaders && !story.framed && !this.has(story)) this.#asked.add(story);
  }

  /** Runs the loaders that were asked for; returns whether there is anything new to render. */
  async load(): Promise<boolean> {
    const asked = [...this.#asked];
    this.#asked.clear();
    if (asked.length === 0) return false;
    this.hasRun = true;
    let stop = () => {};
    const ended = new Promise<undefined>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS);
      stop = () => clearTimeout(timer);
    });
    const results = await Promise.all(
      asked.map(async ({ composed }) => {
        try {
          return await Promise.race([composed.load(), ended]);
        } catch {
          // The browser shows the error.
          return undefined;
        }
      }),
    );
    stop();
    for (const [index, { id }] of asked.entries()) {
      const loaded = results[index];
      if (loaded) this.#loaded.set(id, loaded);
    }
    return results.some((loaded) => loaded !== undefined);
  }
}
