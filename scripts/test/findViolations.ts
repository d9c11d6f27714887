import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { knownAccessibilityLimits } from '../../docs/knownAccessibilityLimits.ts';

/** Minified, since it is sent to each page through a pipe. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.2, level AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The standard, and axe's best practices. */
const STANDARDS = [...WCAG, 'best-practice'];

/** Rules that depend on the theme. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Advice for violations that a test reports. */
export const HOW_TO_MEND =
  'Fix each line in the page or the demo. Only where rc-select itself breaks the rule, list it in docs/knownAccessibilityLimits.ts.';

/** One element that breaks one rule of axe. */
export interface Violation {
  rule: string;
  /** Selector of the element, with one part for each frame. */
  selector: string;
  /** axe's description. */
  problem: string;
  helpUrl: string;
  /** Whether it is a known limit. */
  isKnown: boolean;
}

/** Scope of a check. */
interface Scope {
  /** Only these rules; by default, rules with `tags`. */
  rules?: string[];
  /** Rules with these tags; by default `STANDARDS`. */
  tags?: string[];
  /** Rules that another check covers. */
  leaveOut?: string[];
  /** Selector of the part of the page to check. */
  within?: string;
}

/** Finds all violations on a page in its current state. */
export async function findViolations(
  page: Page,
  { rules, tags = STANDARDS, leaveOut = [], within = 'html' }: Scope = {},
): Promise<Violation[]> {
  // axe's own package for Playwright takes four times as long.
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

/** axe's color class, which its types omit. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Color, text: string) => Color;
}

/** Runs in the page: caches colors, since axe spends a third of its time parsing the same few for each element. */
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

/** Runs in a page that has loaded axe. */
async function runAxe({ within, runOnly, leaveOut }: AxeRun) {
  const { axe: runner } = window as unknown as { axe: typeof axe };
  const rules = Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }]));
  const { violations } = await runner.run(within, {
    runOnly,
    rules,
    resultTypes: ['violations'],
    // Otherwise axe loads style sheets and media again, for rules that are not checked here.
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

/** Runs in the page: returns for each violation whether it is a known limit. */
function isKnown({ found, limits }: Question): boolean[] {
  return found.map(({ rule, selector }) => {
    // Elements in frames do not belong to the package.
    const named = selector.includes(' >>> ') ? null : document.querySelector(selector);
    // axe reports a popup's container at the end of the page instead of the popup if it contains nothing else.
    const popup = named?.querySelector('.rc-select-dropdown');
    const element = popup?.textContent === named?.textContent ? popup : named;
    return limits.some((limit) => limit.rule === rule && element?.matches(limit.selector));
  });
}

/** Describes violations that are not known limits, one line each; `where` names the page and its state. */
export async function describeUnknown(page: Page, where: string, scope?: Scope): Promise<string[]> {
  const unknown = (await findViolations(page, scope)).filter((violation) => !violation.isKnown);
  return unknown.map(
    ({ rule, selector, problem, helpUrl }) =>
      `${where}: ${rule} at ${selector}: ${problem} (${helpUrl})`,
  );
}
