import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { entries } from '../entries.ts';
import type { SitePlugin } from '../../core/config/SitePlugin.ts';
import { isLargeMenu } from '../../core/menu.ts';
import { listMenus } from '../site/buildPage.ts';
import { hasGlobalTypes, namesInCode } from '../storybook/namesInCode.ts';
import type { Site, SitePage } from '../site/Site.ts';

/** The tools of the project's globals; nothing for a preview without global types. */
async function globalTools({ storybook: { previewFile } }: Site): Promise<SitePlugin[]> {
  if (!previewFile || !(await hasGlobalTypes(previewFile))) return [];
  const storyTool = entries.globalTools;
  return [{ name: 'globals', client: entries.globalsClient, storyTool }];
}

/** The buttons that a project adds beside its stories. */
const CANVAS_ACTIONS: SitePlugin = { name: 'canvas-actions', storyTool: entries.canvasActions };

/** Whether a file of the project names such buttons. */
async function addsActions({ root, storybook, stories, pages }: Site): Promise<boolean> {
  const own = [...stories, ...pages].map(({ file }) => join(root, file));
  const files = [...new Set([storybook.previewFile ?? [], own].flat())].map(async (file) => {
    const code = await readFile(file, 'utf8').catch(() => '');
    return namesInCode(code, file, 'additionalActions');
  });
  return (await Promise.all(files)).includes(true);
}

/** The plugins' modules for the browser. In development no file is read to leave a tool out. */
export async function printPlugins(site: Site, isDev: boolean): Promise<string> {
  const plugins = [
    ...(await globalTools(site)),
    ...(isDev || (await addsActions(site)) ? [CANVAS_ACTIONS] : []),
    ...site.config.plugins,
  ];
  const lists = (
    ['client', 'barTool', 'storyTool', 'storyOpener', 'pageTool', 'titleTool', 'aside'] as const
  ).map((kind) => {
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

/** What shows a large menu: a site without one does not send it. */
export function printMenuPart(site: Site): string {
  if (![...listMenus(site).values()].some(isLargeMenu))
    return 'export const LargeMenu = undefined;';
  return `export { LargeMenu } from ${JSON.stringify(entries.largeMenu)};`;
}

/** Loads what stands above the text of a page, with the module of its story; nothing for most pages. */
export function printOpening({ docs: { frontMatter } }: SitePage, story?: string): string {
  if (!frontMatter.hero && !frontMatter.features) return '';
  const modules = [entries.opening, ...(story ? [story] : [])];
  const imports = modules.map((module) => `import(${JSON.stringify(module)})`);
  return `
export const loadOpening = () => Promise.all([${imports.join(', ')}]).then(([part]) => part);`;
}
