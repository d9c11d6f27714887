import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeAudit, printVerdict } from './judgeAudit.ts';
import { type Finding, readAudit } from './readAudit.ts';
import { readShipped } from './readShipped.ts';

const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    inner: {
      name: 'inner',
      via: [
        {
          source: 1,
          name: 'inner',
          title: 'Endless loop',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
        },
      ],
      effects: ['outer'],
      nodes: ['node_modules/inner', 'node_modules/outer/node_modules/inner'],
    },
    outer: { name: 'outer', via: ['inner'], effects: [], nodes: ['node_modules/outer'] },
  },
});
const versions = (folder: string) => (folder === 'node_modules/inner' ? '2.0.0' : '1.0.0');

describe('readAudit', () => {
  it('gives each weakness once, with every installed copy that has it', () => {
    expect(readAudit(report, versions)).toEqual([
      {
        packages: ['inner@2.0.0', 'inner@1.0.0'],
        id: 'GHSA-aaaa-bbbb-cccc',
        severity: 'high',
        title: 'Endless loop',
      },
    ]);
  });

  it('does not take a registry without an answer for a clean one', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
    expect(() => readAudit(refused, versions)).toThrow(/405 Method Not Allowed[^]*--registry=/);
  });
});

describe('judgeAudit', () => {
  const findings = readAudit(report, versions);

  it('lets pass what only builds and tests', () => {
    const verdict = judgeAudit(findings, new Set(['inner@3.0.0', 'outer@1.0.0']), '');
    expect(verdict).toEqual({ open: [], explained: [], notShipped: findings });
  });

  it('fails a copy that ships, unless its id is explained', () => {
    const shipped = new Set(['inner@1.0.0']);
    expect(judgeAudit(findings, shipped, 'nothing here').open).toEqual(findings);
    const text = 'GHSA-aaaa-bbbb-cccc cannot be reached, since …';
    expect(judgeAudit(findings, shipped, text)).toEqual({
      open: [],
      explained: findings,
      notShipped: [],
    });
  });

  it('prints what fails last, with the package and the id', () => {
    const open: Finding[] = findings;
    const lines = printVerdict({ open, explained: [], notShipped: [] }).split('\n');
    expect(lines.slice(-2)).toEqual([
      'In what ships, not explained: 1',
      '  inner@2.0.0, inner@1.0.0: high, Endless loop (GHSA-aaaa-bbbb-cccc)',
    ]);
  });
});

describe('readShipped', () => {
  const makeDist = (lists: Record<string, string>) => {
    const dist = mkdtempSync(join(tmpdir(), 'audit-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    mkdirSync(join(dist, 'storybook'));
    for (const [file, text] of Object.entries(lists)) writeFileSync(join(dist, file), text);
    return dist;
  };

  it('reads the packages of both lists, and nothing of the licences below them', () => {
    const dist = makeDist({
      'licenses.txt': 'The intro.\n\na 1.0.0 · MIT · https://a.test\n\nCopyright 2015 · Ada\n',
      'storybook/licenses.txt': '@b/c 2.0.0-beta.1 · MIT\n\na 1.0.0 · MIT\n',
    });
    expect([...readShipped(dist)]).toEqual(['a@1.0.0', '@b/c@2.0.0-beta.1']);
  });

  it('asks for a build when a list is missing', () => {
    const dist = makeDist({ 'licenses.txt': '' });
    expect(() => readShipped(dist)).toThrow(/storybook.licenses\.txt is missing[^]*npm run build/);
  });
});
