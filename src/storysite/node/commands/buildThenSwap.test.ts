// @vitest-environment node
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../core/BuildReport.ts';
import { buildThenSwap } from './buildThenSwap.ts';
import { type Files, readFiles, writeFiles } from './testFolder.ts';

let root: string;
let target: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  target = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds a site of these files, and then may fail. */
const build = (
  files: Files,
  { outDir = target, fail }: { outDir?: string; fail?: () => void } = {},
) =>
  buildThenSwap({ outDir, root: join(root, 'kit') }, (folder) => {
    write(join(folder, 'site'), files);
    fail?.();
    return Promise.resolve({ base: '/' } as BuildReport);
  });

const write = writeFiles;
const read = (folder = target) => readFiles(folder);
const listed = () =>
  (JSON.parse(readFileSync(join(target, 'storysite.json'), 'utf8')) as BuildReport).files;
const beside = () => readdirSync(root).filter((name) => name !== 'dist');

const one = { 'index.html': 'one', 'assets/a.js': 'a', 'button/index.html': 'one' };
const two = { 'index.html': 'two', 'assets/b.js': 'b', 'field/index.html': 'two' };

describe('a build', () => {
  it('replaces the earlier site, lists its files and leaves nothing beside the folder', async () => {
    await build(one);
    const { files } = await build(two);
    expect(read()).toEqual(two);
    expect(files).toEqual([...Object.keys(two), 'storysite.json'].toSorted());
    expect(listed()).toEqual(files);
    expect(beside()).toEqual([]);
  });

  it('keeps the earlier site whole when a step fails', async () => {
    await build(one);
    const fail = () => {
      throw new Error('no');
    };
    await expect(build(two, { fail })).rejects.toThrow('no');
    expect([read(), beside()]).toEqual([one, []]);
  });

  it('names a file that is in the place of a folder around the output', async () => {
    write(root, { file: '' });
    for (const outDir of [join(root, 'file/dist'), join(root, 'file/deep/dist')])
      await expect(build(one, { outDir })).rejects.toThrow(
        /dist, since a file is in the place of a folder .*\n.*--output-dir/,
      );
  });

  it.each(['dist/', 'dist//', './dist/'])('takes the folder %j', async (name) => {
    await build(one, { outDir: `${root}/${name}` });
    await build(two, { outDir: `${root}/${name}` });
    expect([read(), beside()]).toEqual([two, []]);
  });

  it('builds into the folder behind a link, and keeps the link', async () => {
    mkdirSync(join(root, 'real'));
    symlinkSync('real', target);
    await build(one);
    await build(two);
    expect(lstatSync(target).isSymbolicLink()).toBe(true);
    expect(read(join(root, 'real'))).toEqual(two);
  });
});

/** Files of others in the folder. */
const foreign: Files = {
  CNAME: 'kit.example',
  '.nojekyll': '',
  '.git': 'gitdir: ../.git/worktrees/dist',
  'yarn.lock': '# yarn lockfile v1',
  'v1/index.html': 'version 1',
  'v1/storysite.json': '{"files":["index.html","storysite.json"]}',
  'assets/brand.png': 'brand',
  'button/pdf/x.pdf': 'pdf',
  'field/notes.txt': 'notes',
};

function addForeign(): Files {
  write(target, foreign);
  mkdirSync(join(target, 'button/empty'), { recursive: true });
  mkdirSync(join(root, 'media'));
  writeFileSync(join(root, 'media/a.mp4'), 'film');
  symlinkSync(join(root, 'media'), join(target, 'media'), 'junction');
  const kept = { ...foreign, 'button/empty/': '', media: `→ ${join(root, 'media')}` };
  return kept;
}

describe('what no build of the site wrote', () => {
  it.each([
    ['put into a built site', true],
    ['there before the first build', false],
  ])('stays as it is, %s', async (_, isBuiltFirst) => {
    if (isBuiltFirst) await build(one);
    const kept = addForeign();
    const { ino, mtimeMs } = lstatSync(join(target, 'v1'));
    for (const site of [two, one, two]) {
      await build(site);
      expect(read()).toEqual({ ...kept, ...site });
    }
    expect(lstatSync(join(target, 'v1'))).toMatchObject({ ino, mtimeMs });
    expect(readFileSync(join(root, 'media/a.mp4'), 'utf8')).toBe('film');
    expect(beside()).toEqual(['media']);
  });

  it('stays where a folder of the site was replaced by a link: nothing behind it is removed', async () => {
    await build(one);
    write(root, { 'shared/a.js': 'shared' });
    rmSync(join(target, 'assets'), { recursive: true });
    symlinkSync(join(root, 'shared'), join(target, 'assets'), 'junction');
    await build({ 'index.html': 'three' });
    expect(Object.keys(read()).toSorted()).toEqual(['assets', 'index.html']);
    expect(read(join(root, 'shared'))).toEqual({ 'a.js': 'shared' });
  });

  it.each([
    ['a file', { 'field/index.html': 'mine' }, 'field/index.html'],
    ['a file in the place of a folder', { field: 'mine' }, 'field'],
    ['a folder in the place of a file', { 'assets/b.js/deep/x.txt': 'mine' }, 'assets/b.js'],
    [
      'many files',
      { 'p/1': '', 'p/2': '', 'p/3': '', 'p/4': '', 'p/5': '' },
      'p/1, p/2, p/3 and 2 more',
    ],
  ])('is named where the site would replace %s, and nothing changes', async (_, mine, named) => {
    await build(one);
    write(target, mine);
    const before = read();
    const pages = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`p/${n}`, 'page']));
    await expect(build({ ...two, ...pages })).rejects.toThrow(
      new RegExp(`dist has ${named}, which no build of this site wrote .*\\n.*--output-dir`),
    );
    expect([read(), beside()]).toEqual([before, []]);
  });

  it('stays where the site would write the same, and is not in its list', async () => {
    const mine = { '.nojekyll': 'no\n', 'button/logo.svg': '<svg/>', CNAME: 'kit.example' };
    write(target, mine);
    const { ino } = lstatSync(join(target, '.nojekyll'));
    for (const site of [one, two, one]) {
      const { files } = await build({ ...site, '.nojekyll': '', 'button/logo.svg': '<svg/>' });
      expect(files).toEqual([...Object.keys(site), 'storysite.json'].toSorted());
      expect(read()).toEqual({ ...site, ...mine });
    }
    expect(lstatSync(join(target, '.nojekyll')).ino).toBe(ino);
    await expect(build({ ...one, 'button/logo.svg': '<svg>' })).rejects.toThrow(
      'dist has button/logo.svg, which',
    );
  });

  it('is named where the site has a file now in the place of its own folder', async () => {
    await build({ ...one, 'guide/index.html': 'guide' });
    write(target, { 'guide/pdf/x.pdf': 'pdf' });
    await expect(build({ ...one, guide: 'file' })).rejects.toThrow('dist has guide/pdf, which');
    rmSync(join(target, 'guide/pdf'), { recursive: true });
    write(target, { 'guide/x.pdf': 'pdf' });
    await expect(build({ ...one, guide: 'file' })).rejects.toThrow('dist has guide/x.pdf, which');
  });

  it('is not what somebody has edited: a file of the site is replaced', async () => {
    await build(one);
    write(target, { 'index.html': 'edited', 'button/index.html': 'edited' });
    await build(two);
    expect(read()).toEqual(two);
  });

  it.each(['{', '{"base":"/"}', '{"files":["../x"]}'])(
    'stays beside the wrong report %s',
    async (text) => {
      write(target, { ...foreign, 'storysite.json': text });
      const before = read();
      await expect(build(two)).rejects.toThrow(/storysite\.json .*has touched none\.\nRemove/);
      expect([read(), beside()]).toEqual([before, []]);
    },
  );

  it.each([
    ['dist.building', 'dist.building/thesis.txt'],
    ['dist.replaced', 'dist.replaced/index.html'],
  ])('stays in %s, where a build works', async (folder, file) => {
    write(root, { [file]: 'mine' });
    await expect(build(one)).rejects.toThrow(`${join(root, folder)} for a while, but it has`);
    expect(readFileSync(join(root, file), 'utf8')).toBe('mine');
  });

  it('stays in its place while another site is built in it', async () => {
    await build(one);
    const inner = buildThenSwap(
      { outDir: join(target, 'v2'), root: join(root, 'kit') },
      async (folder) => {
        await build(two);
        write(join(folder, 'site'), { 'index.html': 'version 2' });
        return { base: '/v2/' } as BuildReport;
      },
    );
    await inner;
    expect(read()).toMatchObject({ ...two, 'v2/index.html': 'version 2' });
    await build(one);
    const { 'v2/storysite.json': list, ...rest } = read();
    expect(rest).toEqual({ ...one, 'v2/index.html': 'version 2' });
    expect(list).toContain('index.html');
  });
});
