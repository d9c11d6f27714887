import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { entries } from '../project/entries.ts';
import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { isLargeMenu } from '../../core/menu.ts';
import { buildOpening } from '../site/buildPage.ts';
import { findHeroStory, hasOpening } from '../site/heroStory.ts';
import { hasGlobalTypes, namesInCode } from './namesInCode.ts';
import { openingModuleId, placeOf } from '../site/moduleIds.ts';
import type { Site, SitePage } from '../site/Site.ts';

/** Prints the tools for the project's globals; nothing for a preview without global types. */
async function globalTools({ storybook: { previewFile } }: Site): Promise<SitePlugin[]> {
  if (!previewFile || !(await hasGlobalTypes(previewFile))) return [];
  const storyTool = entries.globalTools;
  return [{ name: 'globals', client: entries.globalsClient, storyTool }];
}

/** The buttons that a project adds next to its stories. */
const CANVAS_ACTIONS: SitePlugin = { name: 'canvas-actions', storyTool: entries.canvasActions };

/** Whether a file of the project adds such buttons. */
async function addsActions({ root, storybook, stories, pages }: Site): Promise<boolean> {
  const own = [...stories, ...pages].map(({ file }) => join(root, file));
  const files = [...new Set([storybook.previewFile ?? [], own].flat())].map(async (file) => {
    const code = await readFile(file, 'utf8').catch(() => '');
    return namesInCode(code, file, 'additionalActions');
  });
  return (await Promise.all(files)).includes(true);
}

/** Parts that plugins add to every page, and parts for stories, which pages without stories need not load. */
const KINDS = {
  page: ['client', 'barTool', 'pageTool', 'titleTool', 'aside'],
  story: ['storyTool', 'storyOpener'],
} as const;

/** Prints the plugins' modules for the browser. In development all tools are included, which saves reading files. */
export async function printPlugins(
  site: Site,
  isDev: boolean,
  part: keyof typeof KINDS,
): Promise<string> {
  const plugins = [
    ...(await globalTools(site)),
    ...(isDev || (await addsActions(site)) ? [CANVAS_ACTIONS] : []),
    ...site.config.plugins,
  ];
  const lists = KINDS[part].map((kind) => {
    const files = plugins.flatMap((plugin) => plugin[kind] ?? []);
    const names = files.map((_, index) => `${kind}${index}`);
    const imports = files.map(
      (file, index) => `import ${names[index]} from ${JSON.stringify(file)};\n`,
    );
    return `${imports.join('')}export const ${kind}s = [${names.join(', ')}];\n`;
  });
  return lists.join('');
}

/** The project's overrides. */
export function printOverrides({ root, config: { overrides } }: Site): string {
  const parts = Object.entries(overrides);
  const imports = parts.map(
    ([name, file]) => `import ${name} from ${JSON.stringify(resolve(root, file))};\n`,
  );
  return `${imports.join('')}export default { ${parts.map(([name]) => name).join(', ')} };`;
}

/** Prints the component of a large menu, which other sites do not send. */
export function printMenuPart(site: Site): string {
  if (![...site.menus.values()].some(isLargeMenu)) return 'export const LargeMenu = undefined;';
  return `export { LargeMenu } from ${JSON.stringify(entries.largeMenu)};`;
}

/** Prints the box of an external search, which other sites do not send. */
export function printSearchPart({ config }: Site): string {
  if (!config.externalSearch) return 'export const ExternalSearch = undefined;';
  return `export { ExternalSearch } from ${JSON.stringify(entries.externalSearch)};`;
}

/** Prints the placeholder of a page's opening, and its loader; most pages have none. */
export function printLateOpening(page: SitePage): string {
  if (!hasOpening(page)) return '';
  return `
import { createLateOpening } from ${JSON.stringify(entries.lateOpening)};
export const loadOpening = () => import(${JSON.stringify(openingModuleId(page.path))});
export const LateOpening = createLateOpening(${JSON.stringify(page.path)}, loadOpening);`;
}

/** Prints the module of a page's opening, which imports its story. */
export async function printOpening(site: Site, path: string): Promise<string> {
  const page = site.pagesByPath.get(path);
  if (!page) return '';
  const story = findHeroStory(site, page);
  const data = JSON.stringify(await buildOpening(site, page));
  return `
${story ? `import ${JSON.stringify(placeOf(site, story.path).id)};` : ''}
import { createOpening } from ${JSON.stringify(entries.opening)};
export const { Opening, mount } = createOpening(${data});`;
}
