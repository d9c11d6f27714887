import { setupPage } from '@storybook/test-runner';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findLaunchOptions } from '../../browser.ts';
import type { Outcome, Selection } from './TestRun.ts';

interface StoryEntry {
  type: string;
  id: string;
  title: string;
  name: string;
  importPath: string;
}

/**
 * Runs the play functions of stories in the development workbench. What judges them is the Storybook test runner's
 * own script in the page; its runner around that would start a browser and read all stories anew for each mutant.
 */
export class StoryTests {
  private readonly url: string;
  private readonly browser: Browser;

  private constructor(url: string, browser: Browser) {
    this.url = url;
    this.browser = browser;
  }

  /** Opens a browser for the workbench at an address. */
  static async open(url: string): Promise<StoryTests> {
    process.env.TARGET_URL = url;
    return new StoryTests(url, await chromium.launch(await findLaunchOptions()));
  }

  /** The `TestRun` of stories: `name` is a part of a story's name. */
  readonly run = async (selection: Selection): Promise<Outcome[] | 'timed out'> => {
    const ends = performance.now() + selection.limitMs;
    const outcomes: Outcome[] = [];
    for (const file of selection.files) {
      const own = await this.playFile(file, selection.name, ends);
      if (own === 'timed out') return own;
      outcomes.push(...own);
      if (selection.bail && own.some(({ passed }) => !passed)) break;
    }
    return outcomes;
  };

  /** Closes the browser. */
  close(): Promise<void> {
    return this.browser.close();
  }

  /** Plays the stories of a file in one page, up to the first that fails. */
  private async playFile(
    file: string,
    part: string | undefined,
    ends: number,
  ): Promise<Outcome[] | 'timed out'> {
    const outcomes: Outcome[] = [];
    let page = await this.openPage();
    try {
      for (const { id, title, name } of await this.listStories(file, part)) {
        let result = await play(page, id, ends - performance.now());
        // A development server that meets a new package loads the page again; the runner tries once more, too.
        while (
          result !== 'timed out' &&
          /Execution context was destroyed/.test(result.message ?? '')
        ) {
          await page.context().close();
          page = await this.openPage();
          result = await play(page, id, ends - performance.now());
        }
        if (result === 'timed out') return result;
        outcomes.push({ file, name: `${title} ${name}`, ...result });
        if (!result.passed) break;
      }
    } finally {
      await page.context().close();
    }
    return outcomes;
  }

  private async listStories(file: string, part = ''): Promise<StoryEntry[]> {
    const response = await fetch(new URL('index.json', this.url));
    const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
    return Object.values(entries).filter(
      ({ type, importPath, name }) =>
        type === 'story' && importPath === `./${file}` && name.includes(part),
    );
  }

  private async openPage(): Promise<Page> {
    const context = await this.browser.newContext();
    const page = await context.newPage();
    await setupPage(page, context);
    return page;
  }
}

/** The test runner's global in the page: rejects when the story does not render or its play function throws. */
declare const __test: (storyId: string) => Promise<unknown>;

async function play(
  page: Page,
  id: string,
  limitMs: number,
): Promise<Pick<Outcome, 'passed' | 'message'> | 'timed out'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<'timed out'>((resolve) => {
    timer = setTimeout(() => resolve('timed out'), Math.max(limitMs, 0));
  });
  const story = page
    .evaluate(async (storyId) => {
      await __test(storyId);
    }, id)
    .then(
      () => ({ passed: true }),
      (error: Error) => ({ passed: false, message: readMessage(error) }),
    );
  try {
    return await Promise.race([story, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** What went wrong, without the runner's words around it. */
function readMessage({ message }: Error): string {
  return /Message:\s+(.*)/s.exec(message)?.[1]?.split('\n\n---')[0]?.trim() ?? message;
}
