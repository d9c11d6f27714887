import { execFileSync } from 'node:child_process';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { typescript } from './setup.mjs';

it('runs TypeScript, and names the line and the column of the file in errors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'typescript-'));
  try {
    const file = join(folder, 'script.ts');
    writeFileSync(
      file,
      'interface A {\n  n: number;\n}\nconst a: A = { n: 1 };\n' +
        'const where = (of: A): string => new Error(String(of.n)).stack ?? "";\nconsole.log(where(a));\n',
    );
    const printed = execFileSync(process.execPath, [...typescript, file], { encoding: 'utf8' });
    expect(printed).toMatch(/^Error: 1\n\s+at where \(.*script\.ts:5:34\)\n/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
