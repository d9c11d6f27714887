import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { type Paste, pasteProject } from '../scripts/test/pasteProject.ts';
import { listDemoFiles } from '../src/addons/sandbox/project/demoFiles.ts';
import { printReaderSource } from '../src/addons/sandbox/project/readerSource.ts';

const pages = globSync(['docs/*.mdx', 'docs/guides/*.mdx']);

const guides = globSync('docs/guides/*.mdx').map((page) => basename(page));

it.each(guides)('the Chinese %s has the same code', (page) => {
  const blocksOf = (folder: string) =>
    readFileSync(`${folder}/${page}`, 'utf8').match(/^```.*?^```$/gms);
  expect(blocksOf('docs/zh-CN/guides')).toEqual(blocksOf('docs/guides'));
});

it.each(['', 'zh-CN/'])('the test on the page %srecipes is the one that runs', (folder) => {
  const page = readFileSync(`docs/${folder}recipes.mdx`, 'utf8');
  const [, code] = /^```tsx title="Fruit\.test\.tsx"\n(.*?)^```$/ms.exec(page) ?? [];
  expect(code).toBe(readFileSync('stories/_recipes/Fruit.test.tsx', 'utf8'));
});

const SHEET = 'stories/_shared/select.css';

/** The blocks of TypeScript of a page as files with the style sheet of the demos, and a component that needs all of them. */
async function pastePage(page: string): Promise<Paste> {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```tsx[^\n]*\n(.*?)^```$/gms)];
  // What a test imports is the recipe above it.
  const files = blocks.flatMap(([, code = ''], index) =>
    code.includes("from './Fruit'") ? [] : [[`Block${index + 1}.tsx`, code]],
  );
  const imports = files.map(([file]) => `import './${basename(file!, '.tsx')}';\n`);
  return {
    'Page.tsx': `${imports.join('')}export default function Page() {\n  return null;\n}\n`,
    ...Object.fromEntries(files),
    'select.css': await printReaderSource(readFileSync(SHEET, 'utf8'), SHEET),
  };
}

/** The files of a guide's story, as its page shows them. */
async function pasteStory(stories: string): Promise<Paste> {
  const files = await listDemoFiles(stories, process.cwd());
  const entries = files.map(async (file) => [
    basename(file),
    await printReaderSource(readFileSync(file, 'utf8'), file),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

it('all code of the pages and guides builds and type-checks when it is pasted into an empty project', async () => {
  const stories = globSync('stories/{guides,_recipes}/*.stories.tsx');
  const pastes = [
    ...pages.map(async (page) => [basename(page, '.mdx'), await pastePage(page)]),
    ...stories.map(async (file) => [basename(file, '.stories.tsx'), await pasteStory(file)]),
  ];
  expect(stories.length).toBeGreaterThan(6);
  const packages = ['rc-select', 'react-hook-form', 'less'];
  const project = await pasteProject(
    'guides',
    Object.fromEntries(await Promise.all(pastes)),
    packages,
  );
  try {
    expect(project.typeErrors()).toEqual([]);
    await project.build();
  } finally {
    await project.remove();
  }
}, 120_000);
