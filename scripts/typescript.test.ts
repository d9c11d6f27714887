import { execFileSync } from 'node:child_process';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, typescript } from './setup.mjs';

/** Runs lines of a module in a process of its own; gives what they print. */
function run(...args: string[]): string {
  return execFileSync(process.execPath, [...typescript, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).trim();
}

it('runs TypeScript, and names the line and the column of the file in errors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'typescript-'));
  try {
    const file = join(folder, 'script.ts');
    writeFileSync(
      file,
      'interface A {\n  n: number;\n}\nconst a: A = { n: 1 };\n' +
        'const where = (of: A): string => new Error(String(of.n)).stack ?? "";\nconsole.log(where(a));\n',
    );
    expect(run(file)).toMatch(/^Error: 1\n\s+at where \(.*script\.ts:5:34\)\n/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('rewrites no package: the tools of a build are loaded with less than half a gigabyte', () => {
  const lines = `await import('./.storybook/router/build.ts'); console.log(process.memoryUsage.rss());`;
  expect(Number(run('--input-type=module', '-e', lines))).toBeLessThan(500e6);
}, 60_000);
