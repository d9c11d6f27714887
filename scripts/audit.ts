import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { judgeAudit, printVerdict } from './audit/judgeAudit.ts';
import { readAudit } from './audit/readAudit.ts';
import { readShipped } from './audit/readShipped.ts';
import { projectRoot, runCommand, runNpm } from './setup.mjs';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** `npm run audit`: known weaknesses of the installed packages; fails at one that reaches readers and is not explained. */
async function audit(args: string[]): Promise<void> {
  const shipped = readShipped(resolve(projectRoot, process.env.OUT_DIR ?? 'dist'));
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string }>;
  };
  const { stdout } = await runNpm(['audit', '--json', ...args], projectRoot);
  const findings = readAudit(stdout, (folder) => packages[folder]?.version ?? 'unknown');
  const verdict = judgeAudit(findings, shipped, read('docs/contributing/security.md'));
  console.log(printVerdict(verdict));
  if (verdict.open.length > 0) {
    console.log('\nUpdate them, or explain them in docs/contributing/security.md by their ids.');
    process.exitCode = 1;
  }
}

await runCommand(() => audit(process.argv.slice(2)));
