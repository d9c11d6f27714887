// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createReport, type ReportParts } from './createReport.ts';
import { measureSite } from './measureSite.ts';
import { printReport } from './printReport.ts';
import { createProgress } from '../commands/Progress.ts';

const page = { id: 'button--docs', path: '/button', title: 'Button' };
const parts: ReportParts = {
  base: '/x/',
  storybook: '9.1.0',
  pages: [page],
  storyIds: ['button--a', 'button--b', 'button--c', 'button--d'],
  rendered: [
    {
      id: page.id,
      stories: [
        { id: 'button--a', shown: 'prerendered' },
        { id: 'button--b', shown: 'browser', reason: 'window is not defined\n  at /kit/b.tsx' },
      ],
    },
    { id: 'button--a', stories: [{ id: 'button--a', shown: 'prerendered' }] },
    { id: 'button--c', stories: [{ id: 'button--c', shown: 'framed' }] },
  ],
  warnings: [{ code: 'static-file' as const, text: '"staticDirs" has a wrong path.' }],
  notes: ['The image https://a.example/b.png is left out.'],
};

it('lists pages, and stories with the first page that shows them and the reason', () => {
  const report = createReport({ ...parts, folders: ['/kit'] });
  expect(report).toMatchObject({ base: '/x/', storybook: '9.1.0', pages: [page] });
  expect(report.stories).toEqual([
    { id: 'button--a', page: 'button--docs', shown: 'prerendered' },
    {
      id: 'button--b',
      page: 'button--docs',
      shown: 'browser',
      reason: 'window is not defined\n  at b.tsx',
    },
    { id: 'button--c', page: 'button--c', shown: 'framed' },
  ]);
  expect(report.warnings).toEqual([
    { code: 'static-file', text: '"staticDirs" has a wrong path.' },
    { code: 'missing-story', text: expect.stringContaining('The story button--d is on no page') },
  ]);
});

it('is printed with counts, reasons, sizes and warnings', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'report-'));
  mkdirSync(join(outDir, 'assets'));
  mkdirSync(join(outDir, 'storybook'));
  const script = 'console.log(1);'.repeat(200);
  const css = 'a{color:red}';
  const html = `<style data-href="/x/assets/b.css">${css}</style><link rel="stylesheet" href="/x/assets/a.css"><script type="module" src="/x/assets/a.js"></script>`;
  writeFileSync(join(outDir, 'assets/a.css'), css);
  writeFileSync(join(outDir, 'assets/b.css'), css);
  writeFileSync(join(outDir, 'index.html'), html);
  writeFileSync(join(outDir, '404.html'), '');
  writeFileSync(join(outDir, 'assets/a.js'), script);
  writeFileSync(join(outDir, 'storybook/huge.js'), script.repeat(100));
  writeFileSync(join(outDir, 'foreign.js'), script);
  const files = ['assets/a.css', 'assets/b.css', 'index.html', '404.html', 'assets/a.js'];
  const report = { base: '/x/', files: [...files, 'storybook/huge.js'] };
  const size = await measureSite(outDir, report);
  rmSync(outDir, { recursive: true });
  expect(size.files).toBe(5);
  expect(size.largest?.file).toBe('index.html');
  expect(size.largest?.script).toBe(size.total.script);
  expect(size.total.html).toBe(size.largest?.html);
  expect(size.largest?.style).toBeLessThan(size.total.style);
  expect(size.largest?.style).toBeGreaterThan(size.total.style / 2);
  const text = printReport(
    createReport({
      ...parts,
      times: new Map([
        ['button--a', 1234],
        ['button--b', 999],
        ['button--c', 4000],
      ]),
    }),
    size,
    '/out',
  );
  expect(text).toContain(
    'Stories      3: 1 prerendered, 1 in the browser only, 1 framed\n' +
      '  button--b: in the browser only, because window is not defined\n  button--c: framed\n',
  );
  expect(text).toContain('Slowest      button--c 4 s, button--a 1.2 s\n');
  expect(text).toMatch(/largest {4}index\.html: HTML \d\.\d kB, script 0\.\d kB, style \d\.\d kB/);
  expect(text).toContain('Warnings     2\n  "staticDirs" has a wrong path.\n');
  expect(text).toContain('Notes        1\n  The image https://a.example/b.png is left out.\n');
  expect(text).toContain('Written to   /out: 5 files');
});

it('names the stories that are prerendered with a DOM', () => {
  const story = {
    id: 'button--a',
    shown: 'prerendered' as const,
    withDom: true,
    reason: 'no window',
  };
  const report = createReport({
    ...parts,
    storyIds: [story.id],
    rendered: [{ id: page.id, stories: [story] }],
  });
  expect(report.stories).toEqual([{ ...story, page: page.id }]);
  const size = { files: 1, bytes: 1, total: { html: 1, script: 1, style: 1 } };
  expect(printReport(report, size as never, '/out')).toContain(
    '1 prerendered, 0 in the browser only, 0 framed\n  button--a: prerendered, with a DOM, because no window\n',
  );
});

it('names some of many stories and warnings that are alike, in an order of their own', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => `button--${name}`);
  const stories = ids.map((id) => ({ id, shown: 'framed' as const, reason: 'it needs a canvas' }));
  const skipped = (name: string) => ({ code: 'vite' as const, text: `Skipping "${name}".` });
  const missing = (name: string) => ({ code: 'missing-file' as const, text: `No "${name}".` });
  const report = createReport({
    ...parts,
    storyIds: ids,
    rendered: [{ id: page.id, stories }],
    warnings: ids.flatMap((id) => [skipped(id), missing(id)]),
  });
  const size = { files: 1, bytes: 1, total: { html: 1, script: 1, style: 1 } };
  const text = printReport(report, size as never, '/out');
  expect(text).toContain(
    '\n  button--a, button--b, button--c and 2 more: framed, because it needs a canvas\nSizes',
  );
  expect(text).toContain(
    'Warnings     10\n' +
      '  No "button--a".\n  No "button--b".\n  No "button--c".\n  No "button--d".\n' +
      '  No "button--e".\n' +
      '  Skipping "button--a". And 4 more like this one, which are in storysite.json.\n',
  );
});

it('has a line for each step; a terminal counts pages in place', async () => {
  const runWith = async (isTTY: boolean) => {
    let written = '';
    const progress = createProgress({ isTTY, write: (text: string) => Boolean((written += text)) });
    await progress.step('Pages', async () => {
      for (let done = 1; done <= 8; done += 1) progress.count(done, 8);
    });
    return written;
  };
  expect(await runWith(false)).toMatch(
    /^Pages +2 of 8\nPages +4 of 8\nPages +6 of 8\nPages +\d\.\d s\n$/,
  );
  expect(await runWith(true)).toMatch(/8 of 8\r.{3}Pages +\d\.\d s\n$/);
});

it('says in a terminal how fast pages are done, and names one that is slow', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let written = '';
  const progress = createProgress({
    isTTY: true,
    write: (text: string) => Boolean((written = text)),
  });
  progress.count(1, 4000);
  expect(written).toMatch(/Pages +1 of 4000$/);
  vi.advanceTimersByTime(2000);
  progress.count(401, 4000);
  expect(written).toMatch(/Pages +401 of 4000, 200 a second, 18 s left$/);
  progress.slow('/demo/x', 5);
  expect(written).toMatch(/\/demo\/x has been rendering for 5 s\n$/);
  vi.useRealTimers();
});
