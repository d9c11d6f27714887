import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listOpen, readAudit, readShipped } from './audit.ts';

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const advisory = { title: 'Endless loop', url, severity: 'high' };
const nodes = ['node_modules/inner', 'node_modules/outer/node_modules/inner'];
const report = JSON.stringify({
  vulnerabilities: {
    inner: { via: [advisory], nodes },
    outer: { via: ['inner'], nodes: ['node_modules/outer'] },
  },
});
const versions = (folder: string) => (folder === 'node_modules/inner' ? '2.0.0' : '1.0.0');
const findings = readAudit(report, versions);

it('lists each vulnerability once, with every installed copy that has it', () => {
  expect(findings.map(({ text }) => text)).toEqual([
    'inner@2.0.0, inner@1.0.0: high, Endless loop (GHSA-aaaa-bbbb-cccc)',
  ]);
});

it('fails when the registry does not answer', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
  expect(() => readAudit(refused, versions)).toThrow(/405 Method Not Allowed[^]*--registry=/);
});

it('fails a copy that ships, unless its id is explained', () => {
  const notShipped = new Set(['inner@3.0.0', 'outer@1.0.0']);
  const shipped = new Set(['inner@1.0.0']);
  expect(listOpen(findings, notShipped, '')).toEqual([]);
  expect(listOpen(findings, shipped, 'nothing here')).toEqual(findings);
  expect(listOpen(findings, shipped, 'GHSA-aaaa-bbbb-cccc cannot be reached')).toEqual([]);
});

it('reads what ships from both lists of licences, and asks for a build when one is missing', () => {
  const dist = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'storybook'));
  writeFileSync(
    join(dist, 'licenses.txt'),
    'Intro.\n\na 1.0.0 · MIT · https://a.test\n\n2015 · Ada\n',
  );
  expect(() => readShipped(dist)).toThrow(/storybook.licenses\.txt is missing[^]*npm run build/);
  writeFileSync(join(dist, 'storybook/licenses.txt'), '@b/c 2.0.0-beta.1 · MIT\n\na 1.0.0 · MIT\n');
  expect([...readShipped(dist)]).toEqual(['a@1.0.0', '@b/c@2.0.0-beta.1']);
});
