import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../setup.mjs';
import { chooseSuites } from './runSuites.ts';

interface Job {
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  needs?: string[];
  if?: string;
}

const folder = join(projectRoot, '.github/workflows');
const files = readdirSync(folder);
const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
const workflows = texts.map(
  (text) => parse(text) as { permissions: Record<string, string>; jobs: Record<string, Job> },
);
const { test, pictures, build, deploy } = workflows[files.indexOf('ci.yml')]!.jobs;
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));
const steps = jobs.flatMap(([, job]) => job.steps);

it('the workflow runs every suite, and a deploy waits for all but the pictures', () => {
  const suitesOf = (job: Job | undefined) =>
    job!.steps.flatMap(({ run }) =>
      run?.startsWith('.ci/run') ? chooseSuites(run.split(' ').slice(1)) : [],
    );
  const names = new Set([...suitesOf(test), ...suitesOf(pictures)].map(({ name }) => name));
  expect(names).toEqual(new Set(chooseSuites([]).map(({ name }) => name)));
  expect(deploy?.needs).toEqual(['test', 'build']);
  expect(build?.if).toContain("github.ref == 'refs/heads/main'");
});

it('every action is pinned to a commit, and says its version', () => {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.includes('uses:'));
  expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
  for (const line of lines)
    expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('every job may only read the code, and only the deploy may write', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
  const writing = jobs.filter(([, job]) => Object.values(job.permissions ?? {}).includes('write'));
  expect(writing.map(([name]) => name)).toEqual(['deploy']);
  expect(deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});

it('every job has a time limit, no checkout keeps credentials, and Node is the oldest that is allowed', () => {
  const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  for (const [, job] of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
  const inputsOf = (action: string) =>
    steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map((step) => step.with);
  for (const input of inputsOf('checkout')) expect(input?.['persist-credentials']).toBe(false);
  for (const input of inputsOf('setup-node'))
    expect(engines.node.startsWith(`>=${input?.['node-version']}.`)).toBe(true);
});
