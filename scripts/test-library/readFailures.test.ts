import { expect, it } from 'vitest';
import { printResults, PROJECT, readStoryFailures, readTypeErrors } from './readFailures.ts';

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

it('has a line for each demo, and names the step or line of each failure', () => {
  const demos = ['single', 'tags', 'email', 'combobox'];
  const ran = demos.slice(0, 3);
  const failures = [...readTypeErrors(compilerOutput), ...readStoryFailures(runnerReport, ran)];
  expect(printResults(failures, demos).split('\n')).toEqual([
    'single      2 FAILED',
    'tags        1 FAILED',
    'email       1 FAILED',
    'combobox      passed',
    `${PROJECT}   1 FAILED`,
    '',
    "single Single.tsx:54: Property 'showArrow' does not exist on type 'B'.",
    `${PROJECT} Page.ts:3: TS7031: Binding element 'x' implicitly has an 'any' type.`,
    'single Keys: In the step "disables it": expect(element).toBeDisabled(): Received element is not disabled:',
    'tags stories: SyntaxError: no',
    'email stories: None ran.',
  ]);
});

it('returns the id of a failed story, for a link into Storybook', () => {
  expect(readStoryFailures(runnerReport, []).map(({ story }) => story)).toEqual([
    'demo-single--keys',
    undefined,
  ]);
});
