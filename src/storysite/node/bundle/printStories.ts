import { basename, join, posix } from 'node:path';
import { readPackage } from '../project/readPackage.ts';
import { entries } from '../project/entries.ts';
import type { Site, SiteReader } from '../site/Site.ts';
import { readSourceFile } from '../site/readSite.ts';
import type { StoryEntry } from '../project/Storybook.ts';
import type { ComponentImport, CsfDescription } from '../content/describeCsf.ts';
import { readCsf, readStoryTexts } from './storySource.ts';

const DEFINE_STORIES = entries.defineStories;

/** Code that registers the stories of a file. */
export interface PrintedStories {
  /** The files that the story box shows, as an array literal. */
  files: string;
  /** The style sheets of the project that a reader imports, as an array literal. */
  sheets: string;
  /** The data of each story, as an object literal, by export. */
  data: Map<string, string>;
}

/** Prints the data of a file's stories; `framedOf` returns why a story is framed. */
export async function printStories(
  reader: SiteReader,
  code: string,
  storiesFile: string,
  stories: StoryEntry[],
  framedOf: (exportName: string) => string | undefined,
): Promise<PrintedStories> {
  const site = await reader();
  const files = await Promise.all(
    (await site.sourceFiles(storiesFile)).map((path, index) => printFile(site, path, index)),
  );
  const texts = readStoryTexts(reader.memo, code, storiesFile);
  const component = readCsf(code, storiesFile);
  const { componentName } = component;
  const importLine = await printImports(site, component, storiesFile);
  const sheets = await Promise.all(
    listOwnSheets(site, component, storiesFile).map((path) => printFile(site, path, 1)),
  );
  const docsId = site.pages.find(
    (page) => page.source !== 'stories' && page.storiesFile === storiesFile,
  )?.docsId;
  const data = stories.flatMap(({ id, name, title, exportName = '' }): [string, string][] => {
    const path = site.storiesById.get(id)?.path;
    const { description, metaDescription } = texts.get(exportName) ?? {};
    const comments = { description, metaDescription };
    const framed = framedOf(exportName);
    const about = { exportName, id, name, title, path, storiesFile, docsId, framed };
    return exportName
      ? [
          [
            exportName,
            `{ ...${JSON.stringify({ ...about, ...comments, componentName, importLine })}, files: storysiteFiles, sheets: storysiteSheets }`,
          ],
        ]
      : [];
  });
  return {
    files: `[${files.join(', ')}]`,
    sheets: `[${sheets.join(', ')}]`,
    data: new Map(data),
  };
}

/** The project's style sheets for a component, which readers see only with `transformSource`. */
function listOwnSheets(
  { config }: Site,
  { componentImport, sheets }: CsfDescription,
  storiesFile: string,
): string[] {
  if (!componentImport || !config.transformSource) return [];
  return sheets
    .filter((sheet) => sheet.startsWith('.'))
    .map((sheet) => posix.join(posix.dirname(storiesFile), sheet));
}

/**
 * Prints a reader's imports: component and packages' sheets; the project's own only with `transformSource` to rewrite
 * them.
 */
async function printImports(
  { root, config: { transformSource } }: Site,
  { componentImport, sheets }: CsfDescription,
  storiesFile: string,
): Promise<string | undefined> {
  if (!componentImport) return undefined;
  const lines = [printImport(componentImport, readPackage(root).title ?? '')];
  for (const sheet of sheets)
    if (transformSource || !sheet.startsWith('.')) lines.push(`import '${sheet}';`);
  const text = lines.join('\n');
  return ((await transformSource?.(text, storiesFile)) ?? text).trim();
}

/** Prints a file and the function that loads it; the text of the first is in the page's static HTML. */
async function printFile(site: Site, path: string, index: number): Promise<string> {
  const source = await readSourceFile(site, path);
  const lines = source.trimEnd().split('\n').length;
  const data = JSON.stringify({ name: basename(path), path, lines });
  const address = JSON.stringify(`${join(site.root, path).replaceAll('\\', '/')}?highlighted`);
  const load = index > 0 ? `, load: () => import(${address})` : '';
  return `{ ...${data}${load} }`;
}

/** Prints the call that registers the stories; `locals` names the variable of each export. */
export function printRegister(
  locals: ReadonlyMap<string, string>,
  { files, sheets, data }: PrintedStories,
  components = '',
): string {
  const stories = [...data].flatMap(([exportName, text]) => {
    const local = locals.get(exportName);
    return local ? [`[${local}, ${text}]`] : [];
  });
  return `
import { defineStories as storysiteDefine } from ${JSON.stringify(DEFINE_STORIES)};
const storysiteFiles = ${files};
const storysiteSheets = ${sheets};
storysiteDefine(${locals.get('default') ?? 'undefined'}, [${stories.join(', ')}]${components && `, ${components}`});
`;
}

/** Prints an import for readers: a relative one in the project becomes an import from the package. */
export function printImport(
  { local, imported, from }: ComponentImport,
  packageName: string,
): string {
  const isOwn = /^[.~#]|^@\//.test(from);
  const source = isOwn ? packageName : from;
  if (imported === '*') return `import * as ${local} from '${source}';`;
  if (imported === 'default' && !isOwn) return `import ${local} from '${source}';`;
  const names = imported === local || imported === 'default' ? local : `${imported} as ${local}`;
  return `import { ${names} } from '${source}';`;
}
