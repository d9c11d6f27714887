import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { DocsEntry, IndexEntry, IndexProblem, Storybook, StoryIndex } from './Storybook.ts';
import { describeError, lineOf } from '../../core/describeError.ts';
import { ignoreFrontMatter } from './ignoreFrontMatter.ts';
import {
  type CoreServer,
  type Indexer,
  quietly,
  type StoriesOfFile,
  type StoriesSpecifier,
  type StorybookOptions,
  type StoryIndexGenerator,
  type Tools,
} from './storybookModules.ts';

/** Options of an index reader. */
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

/** Creates the reader of a Storybook's index, which caches results until it is reset. */
export function createIndexReader(
  input: IndexReaderOptions,
): Pick<Storybook, 'readIndex' | 'forget'> {
  let reading: Promise<Reading> | undefined;
  let last: StoryIndex['entries'] | undefined;
  const { logger } = input.tools;

  const readIndex = async (): Promise<StoryIndex> => {
    reading ??= quietly(logger, () => startReading(input));
    try {
      const { generator, problems, specifiers } = await reading;
      const { entries } = await quietly(logger, () => generator.getIndex());
      // Every module of a build calls this, and listing thousands of names takes time.
      const isEmpty = entries !== last && Object.keys(entries).length === 0;
      if (isEmpty && problems.size === 0) throw noStories(specifiers);
      if (!isEmpty) last = entries;
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
    // Storybook 8.6 passes an empty object; Storybook 9 nothing, so that there are no pages without addon-docs.
    presets.apply<object>('docs', tools.version.startsWith('8.') ? {} : undefined),
  ]);
  const workingDir = root;
  const specifiers = common.normalizeStories(stories, { configDir, workingDir });
  coreServer.StoryIndexGenerator.clearFindMatchingFilesCache?.();
  ignoreFrontMatter(coreServer.StoryIndexGenerator);
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

interface TolerantGeneratorInput {
  specifiers: StoriesSpecifier[];
  indexers: Indexer[];
  options: { workingDir: string; [option: string]: unknown };
}

/**
 * Storybook's index generator, which tolerates broken files and records each story's export. In development, a file
 * that becomes broken keeps its entries.
 */
function createTolerantGenerator(
  Generator: CoreServer['StoryIndexGenerator'],
  { specifiers, indexers, options }: TolerantGeneratorInput,
): { generator: StoryIndexGenerator; problems: Map<string, IndexProblem> } {
  const problems = new Map<string, IndexProblem>();
  const known = new Map<string, StoriesOfFile>();
  const exportNames = new Map<string, (string | undefined)[]>();
  const pathOf = (file: string) => `./${relative(options.workingDir, file).replaceAll('\\', '/')}`;
  const attempt = async <T extends StoriesOfFile | false>(
    file: string,
    work: () => Promise<T>,
    otherwise: T,
  ): Promise<T> => {
    problems.delete(pathOf(file));
    try {
      const found = await work();
      if (found) known.set(file, found);
      return found;
    } catch (error) {
      problems.set(pathOf(file), unindexed(pathOf(file), error));
      return (known.get(file) as T | undefined) ?? otherwise;
    }
  };

  class TolerantGenerator extends Generator {
    override extractStories(specifier: StoriesSpecifier, file: string, tags?: string[]) {
      const none: StoriesOfFile = { type: 'stories', entries: [], dependents: [] };
      const read = () => super.extractStories(specifier, file, tags);
      return attempt(file, async () => nameExports(await read(), exportNames.get(file)), none);
    }

    override extractDocs(specifier: StoriesSpecifier, file: string, tags?: string[]) {
      const read = () => super.extractDocs(specifier, file, tags);
      return attempt<DocsEntry | false>(file, read, false);
    }

    override chooseDuplicate(first: IndexEntry, second: IndexEntry, tags: string[]) {
      try {
        return super.chooseDuplicate(first, second, tags);
      } catch (error) {
        const swap = first.type === 'docs' && second.type === 'story';
        const [kept, dropped] = swap ? [second, first] : [first, second];
        problems.set(`${dropped.importPath}#${dropped.id}`, duplicate(kept, dropped, error));
        return kept;
      }
    }
  }

  const noting = indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file: string, input: object) => {
      const found = await indexer.createIndex(file, input);
      exportNames.set(
        file,
        found.map(({ exportName }) => exportName),
      );
      return found;
    },
  }));
  const generator = new TolerantGenerator(specifiers, { ...options, indexers: noting });
  return { generator, problems };
}

/** Adds exports, which Storybook 8.6 leaves out of its index; its indexers return them in the same order. */
function nameExports(found: StoriesOfFile, names: (string | undefined)[] = []): StoriesOfFile {
  if (found.type !== 'stories') return found;
  const stories = found.entries.filter((entry) => entry.type === 'story');
  for (const [index, story] of stories.entries()) story.exportName ??= names[index];
  return found;
}

function unindexed(file: string, error: unknown): IndexProblem {
  const line = lineOf(error);
  const reason = describeError(error);
  return {
    code: 'unreadable',
    file,
    ...(line !== undefined && { line }),
    text: `The file is left out, because Storybook cannot index it: ${reason} Fix the file.`,
    error: reason,
  };
}

function duplicate(kept: IndexEntry, dropped: IndexEntry, error: unknown): IndexProblem {
  const file = dropped.importPath;
  return {
    code: 'duplicate-id',
    file,
    id: dropped.id,
    error: `Its story "${dropped.id}" is in ${kept.importPath}, too. Rename one of the two.`,
    text: `"${dropped.id}" is left out, because ${kept.importPath} has the same id: ${describeError(error)} Rename one of the two.`,
  };
}
