import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { knownAccessibilityLimits } from '../../docs/knownAccessibilityLimits.ts';

/** Minified, since each page gets it through a pipe. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.2, level AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The standard, and what axe counts as best practice. */
const STANDARDS = [...WCAG, 'best-practice'];

/** The rules of those that depend on the theme. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What to do about a violation that a test reports. */
export const HOW_TO_MEND =
  'Fix each line in the page or the demo. Only where rc-select itself breaks the rule, list it in docs/knownAccessibilityLimits.ts.';

/** One element that breaks one rule of axe. */
export interface Violation {
  rule: string;
  /** Where the element is found; through frames, one selector for each. */
  selector: string;
  /** What is wrong with it, in axe's words. */
  problem: string;
  helpUrl: string;
  /** Whether the list of known limits names it. */
  isKnown: boolean;
}

/** What a check looks at. */
interface Scope {
  /** Only these rules; those with `tags` when left out. */
  rules?: string[];
  /** Rules with these tags; those of `STANDARDS` when left out. */
  tags?: string[];
  /** Rules of those tags that another check holds. */
  leaveOut?: string[];
  /** Only a part of the page, by its selector. */
  within?: string;
}

/** Every violation on a page as it is now. */
export async function findViolations(
  page: Page,
  { rules, tags = STANDARDS, leaveOut = [], within = 'html' }: Scope = {},
): Promise<Violation[]> {
  // Not by axe's own package for Playwright, which takes four times as long.
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axeSource);
    await frame.evaluate(rememberColors);
  }
  const runOnly: axe.RunOnly = rules
    ? { type: 'rule', values: rules }
    : { type: 'tag', values: tags };
  const found = await page.evaluate(runAxe, { within, runOnly, leaveOut });
  const known = await page.evaluate(isKnown, { found, limits: knownAccessibilityLimits });
  return found.map((violation, index) => ({ ...violation, isKnown: known[index] === true }));
}

/** What axe keeps of a color; its types leave that out. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Color, text: string) => Color;
}

/** Runs in the page: axe takes a third of its time to read the same few colors again for each element. */
function rememberColors(): void {
  const { axe: runner } = window as unknown as {
    axe: { commons: { color: { Color: { prototype: Color } } } };
  };
  const { prototype } = runner.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Omit<Color, 'parseString'>>();
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

interface AxeRun {
  within: string;
  runOnly: axe.RunOnly;
  leaveOut: string[];
}

/** Runs in the page, which has axe. */
async function runAxe({ within, runOnly, leaveOut }: AxeRun) {
  const { axe: runner } = window as unknown as { axe: typeof axe };
  const rules = Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }]));
  const { violations } = await runner.run(within, {
    runOnly,
    rules,
    resultTypes: ['violations'],
    // Else axe loads style sheets and media once more, for rules of which none is a violation here.
    preload: false,
  });
  return violations.flatMap(({ id, helpUrl, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: id,
      selector: target.flat().join(' >>> '),
      problem: [...any, ...all, ...none].map(({ message }) => message).join('; '),
      helpUrl: helpUrl.replace(/\?.*/, ''),
    })),
  );
}

interface Question {
  found: { rule: string; selector: string }[];
  limits: { rule: string; selector: string }[];
}

/** Runs in the page: returns for each violation whether the list names its rule and its element. */
function isKnown({ found, limits }: Question): boolean[] {
  return found.map(({ rule, selector }) => {
    // What is in a frame is not the package's.
    const named = selector.includes(' >>> ') ? null : document.querySelector(selector);
    // The place of a popup at the end of the page is the popup, when nothing else is in it.
    const popup = named?.querySelector('.rc-select-dropdown');
    const element = popup?.textContent === named?.textContent ? popup : named;
    return limits.some((limit) => limit.rule === rule && element?.matches(limit.selector));
  });
}

/** The violations that the list of known limits does not name, one line each; `where` names the page and its state. */
export async function describeUnknown(page: Page, where: string, scope?: Scope): Promise<string[]> {
  const unknown = (await findViolations(page, scope)).filter((violation) => !violation.isKnown);
  return unknown.map(
    ({ rule, selector, problem, helpUrl }) =>
      `${where}: ${rule} at ${selector}: ${problem} (${helpUrl})`,
  );
}
