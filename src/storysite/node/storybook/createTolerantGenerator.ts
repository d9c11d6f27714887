import { relative } from 'node:path';
import { describeError, lineOf } from '../../core/describeError.ts';
import type { DocsEntry, IndexEntry, IndexProblem } from './Storybook.ts';
import type {
  CoreServer,
  Indexer,
  StoriesOfFile,
  StoriesSpecifier,
  StoryIndexGenerator,
} from './storybookModules.ts';

interface TolerantGeneratorInput {
  specifiers: StoriesSpecifier[];
  indexers: Indexer[];
  options: { workingDir: string; [option: string]: unknown };
}

/**
 * Storybook's generator, of which one broken file does not take the whole index with it; names each story's export. A file
 * that breaks in development keeps the entries that it had.
 */
export function createTolerantGenerator(
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

/** Storybook 8.6 leaves the exports out of its index; its indexers know them, in the same order. */
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
    text: `What has the id "${dropped.id}" is left out, since ${kept.importPath} has that id too: ${describeError(error)} Rename one of the two.`,
  };
}
