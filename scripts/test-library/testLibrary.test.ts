import { describe, expect, it } from 'vitest';
import { joinResults, passesAll } from './joinResults.ts';
import { printReport, verdict } from './printReport.ts';
import { firstReason, readStoryResults } from './readStoryResults.ts';
import { readTypeErrors } from './readTypeErrors.ts';
import { expectPublished, readVersions } from './readVersions.ts';

describe('readVersions', () => {
  it('takes several exact versions, each once', () => {
    expect(readVersions(['14.16.8', '14.0.0-alpha.3', '14.16.8'])).toEqual([
      '14.16.8',
      '14.0.0-alpha.3',
    ]);
  });

  it.each([
    [[], /No version[^]*test:library -- 14\.16\.8/],
    [['^14.0.0'], /"\^14\.0\.0" is no exact version/],
    [['14.0.4', 'latest'], /"latest" is no exact version/],
    [['14.0.4 --help'], /"14\.0\.4 --help" is no exact version/],
  ])('refuses %j', (args, message) => {
    expect(() => readVersions(args)).toThrow(message);
  });
});

describe('expectPublished', () => {
  const published = ['13.2.0', '13.2.1', '14.0.5', '14.16.8'];

  it('says nothing of versions that the registry has', () => {
    expect(() => expectPublished(['13.2.0', '14.16.8'], published)).not.toThrow();
  });

  it('names each version that nobody published, and the newest of the same major version', () => {
    expect(() => expectPublished(['13.9.0', '14.0.5', '14.99.0'], published)).toThrow(
      /rc-select 13\.9\.0 and 14\.99\.0 was never published[^]*13\.2\.1 or 14\.16\.8/,
    );
  });

  it('names the newest of all for a major version that does not exist', () => {
    expect(() => expectPublished(['99.0.0'], published)).toThrow(/99\.0\.0[^]*example 14\.16\.8/);
  });
});

const compilerOutput = `stories/single/Single.tsx(54,9): error TS2322: Type 'A' is not assignable to type 'B'.
  Property 'showArrow' does not exist on type 'B'.
stories/_shared/play.ts(3,1): error TS7031: Binding element 'x' implicitly has an 'any' type.
`;

describe('readTypeErrors', () => {
  it("tells an error by its innermost explanation, with the file's row", () => {
    expect(readTypeErrors(compilerOutput)).toEqual([
      {
        file: 'stories/single/Single.tsx',
        message: "Single.tsx:54 TS2322: Property 'showArrow' does not exist on type 'B'.",
      },
      {
        file: 'stories/_shared/play.ts',
        message: "play.ts:3 TS7031: Binding element 'x' implicitly has an 'any' type.",
      },
    ]);
  });

  it('reads the paths of Windows', () => {
    const [error] = readTypeErrors('stories\\single\\Single.tsx(1,2): error TS1: No.\r\n');
    expect(error).toEqual({
      file: 'stories/single/Single.tsx',
      message: 'Single.tsx:1 TS1: No.',
    });
  });
});

const wrapped = `Error: page.evaluate: StorybookTestRunnerError:
An error occurred in the following story. Access the link for full output:
http://127.0.0.1:1/?path=/story/demo-single--basic&addonPanel=storybook/interactions/panel

Message:
 \u001B[2mexpect(\u001B[22m\u001B[31melement\u001B[39m\u001B[2m).toBeDisabled()\u001B[22m

Received element is not disabled:
    at http://127.0.0.1:1/assets/index.js:1:1`;

const runnerReport = JSON.stringify({
  testResults: [
    {
      name: '/copy/stories/single/Single.stories.tsx',
      message: '',
      assertionResults: [
        { ancestorTitles: ['Demo/single', 'Basic'], status: 'passed', failureMessages: [] },
        { ancestorTitles: ['Demo/single', 'Keys'], status: 'failed', failureMessages: [wrapped] },
      ],
    },
    {
      name: 'C:\\copy\\stories\\tags\\Tags.stories.tsx',
      message: '  ● Test suite failed to run\n\n    SyntaxError: no\n',
      assertionResults: [],
    },
  ],
});

describe('readStoryResults', () => {
  it('gives each demo its stories, and a failed one the thrown message in one line', () => {
    expect(readStoryResults(runnerReport).get('single')).toEqual([
      { story: 'Basic', passed: true },
      {
        story: 'Keys',
        passed: false,
        reason: 'expect(element).toBeDisabled(): Received element is not disabled:',
      },
    ]);
  });

  it('counts a file that could not be run as a failure', () => {
    expect(readStoryResults(runnerReport).get('tags')).toEqual([
      { story: '(file)', passed: false, reason: 'SyntaxError: no' },
    ]);
  });

  it('has a reason also where the runner gives none', () => {
    expect(firstReason('\n \n')).toBe('It failed without a word.');
  });
});

describe('the report', () => {
  const findings = {
    version: '14.16.8',
    demos: ['single', 'tags', 'email'],
    typeErrors: readTypeErrors(compilerOutput),
    stories: readStoryResults(runnerReport),
  };
  const good = { version: '14.0.4', demos: ['single'], typeErrors: [] };
  const passed = new Map([['single', [{ story: 'Basic', passed: true }]]]);

  it('passes a version only when types and stories of every demo are good', () => {
    expect(passesAll(joinResults({ ...good, stories: passed }))).toBe(true);
    expect(passesAll(joinResults({ ...good, stories: new Map() }))).toBe(false);
    expect(passesAll(joinResults({ ...good, stories: passed, notRun: 'No.' }))).toBe(false);
    const typeErrors = [{ file: 'src/x.ts', message: 'x.ts:1 TS1: No.' }];
    expect(passesAll(joinResults({ ...good, stories: passed, typeErrors }))).toBe(false);
  });

  it('prints each demo with its types, its stories and why something failed', () => {
    expect(printReport(joinResults(findings))).toBe(
      `
demo and story        types    stories  why
single                1 error  1 of 2
                      error             Single.tsx:54 TS2322: Property 'showArrow' does not exist on type 'B'.
  Basic                        passed
  Keys                         FAILED   expect(element).toBeDisabled(): Received element is not disabled:
tags                  good     0 of 1
  (file)                       FAILED   SyntaxError: no
email                 good     not run
outside of the demos
                      error             stories/_shared/play.ts: play.ts:3 TS7031: Binding element 'x' implicitly has an 'any' type.

rc-select 14.16.8: 0 of 3 demos pass (1 of 3 stories, 2 errors in types)`.trim(),
    );
  });

  it('says why the stories could not be run', () => {
    const report = joinResults({ ...good, stories: new Map(), notRun: 'No style sheet.' });
    expect(printReport(report)).toContain('The stories could not be run: No style sheet.');
  });

  it('says in one line that all is good', () => {
    expect(verdict(joinResults({ ...good, stories: passed }))).toBe(
      'rc-select 14.0.4: all good, 1 of 1 demos pass (1 of 1 stories, 0 errors in types)',
    );
  });
});
