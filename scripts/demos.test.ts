import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { readDemos } from './demos.ts';
import { compile } from '../src/live-edit/page/compile.ts';
import { projectRoot } from './setup.mjs';
import { demoNames } from './test/demoNames.ts';

const demos = readDemos(projectRoot).flatMap((group) => group.demos);

it('lists every demo, with a sentence', () => {
  expect(demos.map(({ name }) => name).toSorted()).toEqual(demoNames);
  const silent = demos.filter(({ description }) => !/\w.*\.$/.test(description));
  expect(silent).toEqual([]);
});

it('has a picture of every demo in both themes, which `npm run test:visual -- --update` takes', () => {
  const [folder = ''] = globSync('.ci/pictures/*/stories', {
    cwd: projectRoot,
    onlyDirectories: true,
  });
  const missing = demoNames
    .flatMap((name) => ['open', 'dark'].map((state) => `demo-${name}--basic/${state}.png`))
    .filter((file) => !existsSync(join(projectRoot, folder, file)));
  expect(missing).toEqual([]);
});

it('has only demos that the editor can compile', () => {
  const files = globSync(['stories/*/*.{ts,tsx}', '!**/*.{stories,spec,test}.*'], {
    cwd: projectRoot,
  });
  expect(files.length).toBeGreaterThan(demoNames.length);
  const compiled = files.filter((file) =>
    compile(readFileSync(join(projectRoot, file), 'utf8'), file),
  );
  expect(compiled).toEqual(files);
});
