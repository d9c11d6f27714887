import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { IndexProblem, Storybook, StoryIndex } from './Storybook.ts';
import { describeError } from '../../core/describeError.ts';
import { quietly } from './quietly.ts';
import type {
  Indexer,
  StoriesSpecifier,
  Tools,
  StorybookOptions,
  StoryIndexGenerator,
} from './storybookModules.ts';
import { createTolerantGenerator } from './createTolerantGenerator.ts';

/** What the index is read with. */
export interface IndexReaderOptions {
  root: string;
  tools: Tools;
  options: StorybookOptions;
}

interface Reading {
  specifiers: StoriesSpecifier[];
  generator: StoryIndexGenerator;
  problems: Map<string, IndexProblem>;
}

/** Creates the reader of a Storybook's index, which caches what it read until it is reset. */
export function createIndexReader(
  input: IndexReaderOptions,
): Pick<Storybook, 'readIndex' | 'forget'> {
  let reading: Promise<Reading> | undefined;
  const { logger } = input.tools;

  const readIndex = async (): Promise<StoryIndex> => {
    reading ??= quietly(logger, () => startReading(input));
    try {
      const { generator, problems, specifiers } = await reading;
      const { entries } = await quietly(logger, () => generator.getIndex());
      if (Object.keys(entries).length === 0 && problems.size === 0) throw noStories(specifiers);
      return { entries, problems: [...problems.values()] };
    } catch (error) {
      reading = undefined;
      throw error instanceof NoStoriesError ? error : unreadable(input, error);
    }
  };

  const forget = (file?: string) => {
    const known = reading;
    if (!file) reading = undefined;
    else void known?.then((found) => invalidate(found, input.root, file)).catch(() => undefined);
  };
  return { readIndex, forget };
}

async function startReading({ root, tools, options }: IndexReaderOptions): Promise<Reading> {
  const { presets, configDir } = options;
  const { coreServer, common } = tools;
  const [stories, indexers, docs] = await Promise.all([
    presets.apply<unknown[]>('stories', []),
    presets.apply<Indexer[]>('experimental_indexers', []),
    // The builds of 8.6 pass an empty object; since 9 they pass nothing, which means: no addon-docs, no pages.
    presets.apply<object>('docs', tools.version.startsWith('8.') ? {} : undefined),
  ]);
  const workingDir = root;
  const specifiers = common.normalizeStories(stories, { configDir, workingDir });
  coreServer.StoryIndexGenerator.clearFindMatchingFilesCache?.();
  const { generator, problems } = createTolerantGenerator(coreServer.StoryIndexGenerator, {
    specifiers,
    indexers,
    options: { workingDir, configDir, docs, build: {}, features: options.features },
  });
  await generator.initialize();
  return { specifiers, generator, problems };
}

function invalidate({ specifiers, generator, problems }: Reading, root: string, file: string) {
  const importPath = `./${relative(root, file).replaceAll('\\', '/')}`;
  for (const key of problems.keys()) {
    if (key === importPath || key.includes('#')) problems.delete(key);
  }
  for (const specifier of specifiers) {
    if (!specifier.importPathMatcher.test(importPath)) continue;
    const takesSpecifier = generator.invalidate.length > 2;
    generator.invalidate(...(takesSpecifier ? [specifier] : []), importPath, !existsSync(file));
  }
}

class NoStoriesError extends Error {}

function noStories(specifiers: StoriesSpecifier[]): NoStoriesError {
  const globs = specifiers.map(({ directory, files }) => `${directory}/${files}`).join(', ');
  return new NoStoriesError(
    `No stories found, so there is nothing to build: "stories" in the main file matches no file (${globs || 'it is empty'}). Fix its globs, or add a stories or MDX file.`,
  );
}

function unreadable({ options }: IndexReaderOptions, error: unknown): Error {
  return new Error(
    `Storybook cannot list the stories of ${options.configDir}: ${describeError(error)} Fix "stories" in the main file, or "storySort" and "tags" in the preview file.`,
    { cause: error },
  );
}
