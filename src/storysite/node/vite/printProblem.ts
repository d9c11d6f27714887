import { entries } from '../entries.ts';
import type { Page } from '../../core/Page.ts';
import type { Site } from '../site/Site.ts';
import type { IndexProblem } from '../storybook/Storybook.ts';
import { readProblem } from './problems.ts';

/** The module of a page whose files cannot be read, while they are edited. */
export function printProblem(
  site: Site,
  page: Page,
  problem: IndexProblem,
  isStory = false,
): string {
  const { file, line, error } = problem;
  const shown = { file, line, error, overlay: readProblem(site.root, problem) };
  return `
import { createElement } from 'react';
import { ProblemPage } from ${JSON.stringify(entries.problemPage)};
export const Content = () => createElement(ProblemPage, ${JSON.stringify({ title: page.title, ...shown })});
export const standalone = ${isStory};
export const page = ${JSON.stringify(page)};
`;
}
