import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, installTarball } from '../../src/storysite/fixtures/installTarball.ts';
import { packCopy } from '../../src/storysite/fixtures/packCopy.ts';
import { printTable } from '../printTable.ts';
import { resolveBin } from '../resolveBin.ts';
import { weighPage } from '../test/weighPage.ts';
import { runMeasured } from './runMeasured.ts';
import { writeComponent, writeLibrary } from './writeLibrary.ts';

const CLI = 'node_modules/storysite/dist/cli/cli.js';
const OUT = 'site';

/** Costs of a library of one size, in seconds and bytes unless the name has another unit. */
export interface Scale {
  components: number;
  build: number;
  memory?: number;
  /** Seconds of the project's own `storybook build`. */
  storybook: number;
  /** Script of a docs page after gzip. */
  script: number;
  /** HTML of a docs page with its style sheets. */
  html: number;
  /** HTML of a docs page without style sheets, after gzip. */
  htmlGzip: number;
  /** HTML of a standalone story. */
  story: number;
  deploy: number;
  /** Seconds of a second build after one story changed. */
  again: number;
}

/** Builds a library with this many components, with the packed engine and with its own Storybook. */
export async function measureScale(components: number): Promise<Scale> {
  const { tarball } = await packCopy();
  const project = await copyProject(await installTarball('stranger', tarball));
  try {
    await writeLibrary(project, components);
    const site = join(project, OUT);
    const args = ['build', '--output-dir', OUT];
    // Copies share their packages, and so the cache.
    const first = await runMeasured(join(project, CLI), [...args, '--force'], project);
    const weights = await weighSite(site, await readPaths(site));
    await changeStory(project);
    const again = await runMeasured(join(project, CLI), args, project);
    const storybook = await runMeasured(
      resolveBin('storybook', 'storybook', project),
      ['build', '--quiet', '--output-dir', 'storybook-static'],
      project,
    );
    return {
      components,
      build: first.seconds,
      memory: first.memory,
      storybook: storybook.seconds,
      ...weights,
      again: again.seconds,
    };
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

interface Paths {
  page: string;
  story: string;
}

/** Files of a component's docs page and of one of its stories, taken from the middle of the site. */
async function readPaths(site: string): Promise<Paths> {
  const files = await readdir(site, { recursive: true });
  const pages = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
  const half = (list: string[]) => list.sort()[Math.floor(list.length / 2)] ?? '';
  const stories = pages.filter((file) => file.includes('--'));
  const docs = pages.filter((file) => /part\d+\//.test(file) && !file.includes('--'));
  return { page: half(docs), story: half(stories) };
}

async function weighSite(site: string, { page, story }: Paths) {
  const files = await readdir(site, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  const { script, html: htmlGzip } = await weighPage(site, page);
  return {
    script,
    html: (await stat(join(site, page))).size,
    htmlGzip,
    story: (await stat(join(site, story))).size,
    deploy: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  };
}

async function changeStory(project: string): Promise<void> {
  const [file = '', text = ''] =
    Object.entries(writeComponent(0)).find(([name]) => name.endsWith('.stories.tsx')) ?? [];
  await writeFile(join(project, file), text.replace("label: 'Large", "label: 'Very large"));
}

const seconds = (value: number) => `${value.toFixed(1)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const rows: [title: string, print: (scale: Scale) => string][] = [
  ['build', ({ build }) => seconds(build)],
  ['its own Storybook', ({ storybook }) => seconds(storybook)],
  ['build / its own Storybook', ({ build, storybook }) => `× ${(build / storybook).toFixed(2)}`],
  ['memory', ({ memory }) => (memory === undefined ? '–' : megabytes(memory))],
  ['script of a docs page, gzip', ({ script }) => kilobytes(script)],
  ['HTML of a docs page', ({ html }) => kilobytes(html)],
  ['the same without styles, gzip', ({ htmlGzip }) => kilobytes(htmlGzip)],
  ['HTML of a standalone story', ({ story }) => kilobytes(story)],
  ['deploy', ({ deploy }) => megabytes(deploy)],
  ['second build, one story changed', ({ again }) => seconds(again)],
];

/** Prints a table with a column for each size. */
export function printScales(scales: readonly Scale[]): string {
  return printTable([
    ['components', ...scales.map(({ components }) => `n = ${components}`)],
    ...rows.map(([title, print]) => [title, ...scales.map(print)]),
  ]);
}
