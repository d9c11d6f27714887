import { describe, expect, it } from 'vitest';
import { readVersions } from '../test-library.ts';
import { printResults, PROJECT, readStoryFailures, readTypeErrors } from './readFailures.ts';

describe('readVersions', () => {
  it('takes several exact versions, each once', () => {
    const args = ['14.16.8', '14.0.0-alpha.3', '14.16.8'];
    expect(readVersions(args)).toEqual(['14.16.8', '14.0.0-alpha.3']);
  });

  it.each([
    [[], /No version[^]*test:library -- 14\.16\.8/],
    [['^14.0.0'], /"\^14\.0\.0" is no exact version/],
    [['14.0.4', 'latest'], /"latest" is no exact version/],
  ])('refuses %j', (args, message) => {
    expect(() => readVersions(args)).toThrow(message);
  });
});

const compilerOutput = `stories\\single\\Single.tsx(54,9): error TS2322: Type 'A' is not assignable to type 'B'.
  Property 'showArrow' does not exist on type 'B'.\r
src/page/Page.ts(3,1): error TS7031: Binding element 'x' implicitly has an 'any' type.
`;

const story = (name: string, ...failureMessages: string[]) => ({
  ancestorTitles: ['Demo/single', name],
  status: failureMessages.length === 0 ? 'passed' : 'failed',
  failureMessages,
});

const runnerReport = JSON.stringify({
  testResults: [
    {
      name: '/copy/stories/single/Single.stories.tsx',
      message: '',
      assertionResults: [
        story('Basic'),
        story(
          'Keys',
          `page.evaluate: StorybookTestRunnerError:
Access the link for full output: http://127.0.0.1:1/?path=/story/demo-single--keys

Message:
 In the step "disables it": \u001B[2mexpect(\u001B[22m\u001B[31melement\u001B[39m\u001B[2m).toBeDisabled()\u001B[22m

Received element is not disabled:
    at http://127.0.0.1:1/assets/index.js:1:1`,
        ),
      ],
    },
    {
      name: 'C:\\copy\\stories\\tags\\Tags.stories.tsx',
      message: '  ● Test suite failed to run\n\n    SyntaxError: no\n',
      assertionResults: [],
    },
  ],
});

describe('the table', () => {
  const demos = ['single', 'tags', 'email'];

  it('has a column for each version, and names the step or line of each failure', () => {
    const failures = [...readTypeErrors(compilerOutput), ...readStoryFailures(runnerReport, demos)];
    const results = new Map([
      ['14.0.5', []],
      ['14.16.8', failures],
    ]);
    expect(printResults(results, demos).split('\n')).toEqual([
      '            14.0.5    14.16.8',
      'single      passed   2 FAILED',
      'tags        passed   1 FAILED',
      'email       passed   1 FAILED',
      `${PROJECT}   passed   1 FAILED`,
      "14.16.8 single Single.tsx:54: Property 'showArrow' does not exist on type 'B'.",
      `14.16.8 ${PROJECT} Page.ts:3: TS7031: Binding element 'x' implicitly has an 'any' type.`,
      '14.16.8 single Keys: In the step "disables it": expect(element).toBeDisabled(): Received element is not disabled:',
      '14.16.8 tags stories: SyntaxError: no',
      '14.16.8 email stories: None ran.',
    ]);
  });
});
