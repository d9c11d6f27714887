import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Pair } from './readResults.ts';
import { forEach, visit } from './visit.ts';

/** By then, the effects of scrolling are painted. */
const SETTLE_MS = 300;

/** Parts of the theme inside an article; other elements with a class belong to the project. */
const PARTS =
  ':is([data-story-box], [data-site-part], pre, .titled, .table-box, .docs-text, .subtitle, .anchor)';

/** Counts pixels of a page's frame that the project's style sheets change; saves pictures if there are any. */
export async function compareFrame(
  browser: Browser,
  pairs: Pick<Pair, 'name' | 'ours'>[],
  folder: string,
) {
  await mkdir(folder, { recursive: true });
  const differing: string[] = [];
  await forEach(pairs, async ({ name, ours }) => {
    const pictures: PNG[] = [];
    const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
    await visit(browser, ours, options, async (page) => {
      await page.evaluate(hideContent, PARTS);
      pictures.push(await take(page));
      await page.evaluate(dropProjectSheets);
      pictures.push(await take(page));
    });
    const [styled, plain] = pictures;
    if (!styled || !plain) return;
    const file = join(folder, name.replaceAll('/', '-') || 'home');
    const pixels = await compare(styled, plain, file);
    if (pixels > 0) differing.push(`${name}: ${pixels} pixels`);
  });
  return differing;
}

async function take(page: Page): Promise<PNG> {
  // The list of headings depends on the scroll position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(SETTLE_MS);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return PNG.sync.read(picture);
}

async function compare(styled: PNG, plain: PNG, file: string): Promise<number> {
  const { width } = styled;
  const height = Math.min(styled.height, plain.height);
  const crop = (picture: PNG) => {
    const part = new PNG({ width, height });
    PNG.bitblt(picture, part, 0, 0, width, height);
    return part;
  };
  const diff = new PNG({ width, height });
  const inside = pixelmatch(crop(styled).data, crop(plain).data, diff.data, width, height);
  const pixels = inside + width * Math.abs(styled.height - plain.height);
  if (pixels === 0) return 0;
  for (const [part, png] of Object.entries({ styled, plain, diff }))
    await writeFile(`${file}-${part}.png`, PNG.sync.write(png));
  return pixels;
}

/** Hides everything but the frame: the content of stories, and the project's elements in MDX and `body`. */
function hideContent(parts: string): void {
  const hide = (element: Element, css: string) =>
    (element as HTMLElement).style.setProperty('display', css, 'important');
  for (const story of document.querySelectorAll<HTMLElement>('[data-story]')) {
    story.replaceChildren();
    story.style.cssText = 'display: block; height: 60px; contain: strict';
  }
  for (const element of document.querySelectorAll(`.prose [class]`))
    if (!element.matches(`${parts}, ${parts} *`)) hide(element, 'none');
  for (const element of document.querySelectorAll('body > :not(#root)')) hide(element, 'none');
  document.documentElement.style.setProperty('--site-stage', 'white');
}

/** Disables all style sheets except the theme's, whose rules are all in its layers. */
function dropProjectSheets(): void {
  const isTheme = (rule: CSSRule) =>
    (rule instanceof CSSLayerBlockRule && !rule.name.startsWith('project')) ||
    rule instanceof CSSLayerStatementRule;
  for (const sheet of document.styleSheets) {
    try {
      if (![...sheet.cssRules].every(isTheme)) sheet.disabled = true;
    } catch {
      // The sheet belongs to another host, and cannot be read.
    }
  }
  document.adoptedStyleSheets = [];
}
