import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../setup.mjs';
import { readOptions } from './readOptions.ts';
import { suites } from './suites.ts';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
}

interface Job {
  steps: Step[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  needs?: string[];
  if?: string;
  strategy?: { matrix: { include: { suites: string; shard?: string }[] } };
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join(projectRoot, '.github/workflows');
const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
const workflows = texts.map((text) => parse(text) as Workflow);
const workflow = parse(readFileSync(join(folder, 'ci.yml'), 'utf8')) as Workflow;
const jobs = workflows.flatMap((each) => Object.values(each.jobs));
const steps = jobs.flatMap((job) => job.steps);
const test = workflow.jobs.test!;
const machines = test.strategy!.matrix.include;
const suiteNames = suites.map(({ name }) => name);

describe('the suites in the workflow', () => {
  it('are named as the command line of `npm test` takes them', () => {
    for (const { suites: only, shard } of machines) {
      const args = ['--only', only, ...(shard ? ['--shard', shard] : [])];
      // The shell splits the line at spaces.
      const words = args.join(' ').split(/\s+/);
      expect(() => readOptions(words, suiteNames)).not.toThrow();
    }
  });

  it('are given by two keys alone: an unquoted comma would make another one', () => {
    for (const machine of machines) {
      expect(['suites', 'shard']).toEqual(expect.arrayContaining(Object.keys(machine)));
    }
    const command = test.steps.flatMap(({ run }) => run ?? []);
    expect(command).toEqual([
      ".ci/run --only ${{ matrix.suites }} ${{ matrix.shard && format('--shard {0}', matrix.shard) }}",
    ]);
  });

  it('are all there, each once or once for each of its parts', () => {
    const parts = new Map(suiteNames.map((name) => [name, [] as string[]]));
    for (const { suites: names, shard } of machines)
      for (const name of names.split(',')) parts.get(name)?.push(shard ?? '1/1');
    const needed = new Set(suites.map(({ needs }) => needs));

    for (const [name, found] of parts) {
      // What another suite needs runs before that one, on its machine.
      if (found.length === 0 && needed.has(name)) continue;
      expect(found, `the parts of ${name}`).not.toEqual([]);
      const count = Number(found[0]?.split('/')[1]);
      const wanted = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
      expect({ name, parts: found.toSorted() }).toEqual({ name, parts: wanted });
    }
  });
});

describe('the workflows', () => {
  it('pin every action to a commit, and say its version', () => {
    const lines = texts
      .flatMap((text) => text.split('\n'))
      .filter((line) => line.includes('uses:'));
    expect(lines.length).toBe(steps.filter(({ uses }) => uses).length);
    for (const line of lines)
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the code, and only the deploy may write anything', () => {
    for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
    const all = workflows.flatMap((each) => Object.entries(each.jobs));
    const writing = all.filter(([, { permissions = {} }]) =>
      Object.values(permissions).includes('write'),
    );
    expect(writing.map(([name]) => name)).toEqual(['deploy']);
    expect(workflow.jobs.deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });

  it('deploy what was built and tested, from main alone', () => {
    expect(workflow.jobs.deploy?.needs).toEqual(['test', 'build']);
    expect(workflow.jobs.deploy?.if).toContain("github.ref == 'refs/heads/main'");
  });

  it('leave no credentials in a checkout, and stop a job that hangs', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const { with: options } of checkouts) expect(options?.['persist-credentials']).toBe(false);
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
  });

  it('keep the packages between runs, and test with the oldest Node that is allowed', () => {
    const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    const nodes = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(nodes.length).toBeGreaterThan(0);
    for (const { with: options } of nodes) {
      expect(options?.cache).toBe('npm');
      expect(engines.node).toMatch(new RegExp(`^>=${options?.['node-version']}\\.`));
    }
  });

  it('keep the reports of good runs, too', () => {
    const upload = test.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.if).toBe('${{ !cancelled() }}');
    expect(upload?.with?.path).toBe(
      '.cache/test/*.log\n.cache/test/*.json\n.cache/test/*-report/\ntest-results/\n',
    );
  });
});
