import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { editButton, liveFrame } from '../frame/fixture/liveEditor.ts';
import { test } from './fixture/blockTest.ts';
import { expect } from './fixture/otherSiteTest.ts';

const table = '../../../src/documentation/stories/blocks-and-parameters.mdx';
const text = readFileSync(new URL(table, import.meta.url), 'utf8');

/** Rows with the state "works" in the documentation's table of blocks and parameters. */
const works = [...text.matchAll(/^\| `([^|]+)` +\| (works) +\|/gm)].map(([, name = '']) =>
  name.replaceAll('`', '').trim(),
);

test.use({ allowConsole: [/.*/] });
// They share the build.
test.describe.configure({ mode: 'default' });

const MDX = '/parts/label/blocks';
const AUTODOCS = '/parts/label';
const LIST = '/parts/label/list';

type Check = (page: Page, at: (id: string) => Locator) => Promise<unknown>;

const rows = (part: Locator) => part.getByRole('rowheader');
const frameOf = (part: Locator) => part.locator('iframe');
const tall = async (part: Locator, px: number) =>
  expect
    .poll(async () => Math.round((await part.boundingBox())?.height ?? 0))
    .toBeGreaterThanOrEqual(px);

/** Checks of each block and parameter, by page. */
const checks: Record<string, Record<string, Check>> = {
  [MDX]: {
    'Meta of': (page) => expect(page.getByTestId('useOf')).toHaveText('Parts/Label'),
    'Meta name': (page) => expect(page).toHaveURL(new RegExp(`${MDX}/?$`)),
    Title: (page) => expect(page.locator('h1')).toHaveText('Own title'),
    Subtitle: (page) => expect(page.locator('.subtitle')).toHaveText('Own subtitle'),
    'Description of': (_, at) => expect(at('story-description')).toHaveText('Of the story.'),
    Primary: (_, at) =>
      expect(at('primary').locator('[data-story="parts-label--first"]')).toContainText('Hello'),
    'Canvas of, meta': (_, at) => expect(at('canvas').locator('.label')).toContainText('Again'),
    'Canvas sourceState': async (_, at) => {
      await expect(at('canvas-shown').locator('pre')).toContainText('<Label given />');
      await expect(at('canvas-none').locator('pre')).toHaveCount(0);
    },
    'Canvas source': (_, at) =>
      expect(at('canvas-source').locator('pre')).toHaveText('shown instead'),
    'Canvas additionalActions, className': async (page, at) => {
      await expect(at('canvas-own').locator('section.mdx-box')).toHaveCount(1);
      await at('canvas-own').getByRole('button', { name: 'Tell' }).click();
      await expect.poll(() => page.evaluate(() => window.name)).toBe('told');
    },
    'Canvas layout': (_, at) =>
      expect(at('canvas-layout').locator('[data-layout="centered"]')).toHaveCount(1),
    'Canvas story': (_, at) => tall(frameOf(at('canvas-story')), 150),
    'Story of, meta': (_, at) => expect(at('story').locator('.label')).toContainText('Hello'),
    'Story inline': async (_, at) => {
      const frame = frameOf(at('story-framed'));
      await expect(frame).toHaveAttribute('loading', 'lazy');
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().locator('.label')).toContainText('Hello');
    },
    'Story height': (_, at) => tall(at('story-height').locator('> *').first(), 130),
    'Source of': (_, at) => expect(at('source')).toContainText('<Label given />'),
    'Source code, language': (_, at) => expect(at('source-code')).toContainText('let x = 1'),
    'Source type, format, transform': async (_, at) => {
      await expect(at('source-late')).toHaveText('export const Told = {};');
      expect(await at('source-format').locator('pre').innerText()).toBe('  kept');
    },
    'Controls of': (_, at) =>
      expect(at('controls').getByRole('textbox', { name: 'text' })).toBeVisible(),
    'Controls include, exclude, sort': async (_, at) => {
      await expect(rows(at('controls-filter')).first()).toContainText('text');
      await expect(at('controls-filter').getByText('size')).toHaveCount(0);
      await expect(rows(at('controls-sort')).first()).toContainText('size');
    },
    'ArgTypes of': (_, at) =>
      expect(rows(at('argtypes')).filter({ hasText: 'tint' })).toHaveCount(1),
    'ArgTypes include, exclude, sort': async (_, at) => {
      await expect(rows(at('argtypes-filter')).first()).toContainText('count');
      await expect(rows(at('argtypes-sort')).first()).toContainText('size');
    },
    'Markdown children': (_, at) => expect(at('markdown').locator('strong')).toHaveText('bold'),
    'Heading, Subheading': async (page) => {
      await expect(page.locator('h2#a-heading')).toBeVisible();
      await expect(page.locator('h3#a-subheading')).toBeVisible();
    },
    'Anchor storyId': (page) =>
      expect(page.locator('[id="anchor--parts-label--first"]')).toHaveText('anchored'),
    Unstyled: (_, at) => expect(at('unstyled')).toHaveText('plain'),
    'ColorPalette, ColorItem': (_, at) => expect(at('colors')).toContainText('#f00'),
    'IconGallery, IconItem': (_, at) => expect(at('icons')).toContainText('star'),
    'Typeset fontSizes, fontWeight, fontFamily, sampleText': (_, at) =>
      expect(at('typeset')).toContainText('Sample'),
    useOf: (page) => expect(page.getByTestId('useOf')).toHaveText('Parts/Label'),
    'docs.description.component, docs.description.story': (_, at) =>
      expect(at('description')).toHaveText('Of the component.'),
    'docs.canvas.sourceState, docs.canvas.layout': async (_, at) =>
      expect(at('canvas-wide').locator('[data-layout="fullscreen"]')).toHaveCount(1),
    'docs.canvas.additionalActions, docs.canvas.className': async (page, at) => {
      await expect(at('canvas-actions').locator('section.own-box')).toHaveCount(1);
      await at('canvas-actions').getByRole('button', { name: 'Ask' }).click();
      await expect.poll(() => page.evaluate(() => window.name)).toBe('asked');
    },
    'docs.story.inline': (_, at) => expect(frameOf(at('canvas-param'))).toHaveCount(1),
    'docs.story.height': async (_, at) => {
      await tall(frameOf(at('canvas-param')), 180);
      await tall(at('canvas-high').locator('[data-layout] > *').first(), 160);
    },
    'docs.story.iframeHeight': (_, at) => tall(frameOf(at('canvas-iframe')), 170),
    'docs.source.code': (_, at) => expect(at('source')).toContainText('<Label given />'),
    'docs.source.type, transform': (_, at) =>
      expect(at('source-dynamic')).toHaveText('<LABEL TEXT="DRAWN" /> of Dynamic'),
    'docs.source.format, language': async (_, at) => {
      const code = at('canvas-actions').locator('pre');
      expect(await code.innerText()).toBe('.label {\n  color: red;\n}');
      await expect(code.locator('.n').first()).toBeVisible();
    },
    'docs.controls': async (_, at) => {
      await expect(rows(at('controls-param')).filter({ hasText: 'text' }).first()).toBeVisible();
      await expect(at('controls-param').getByText('tint')).toHaveCount(0);
    },
    'controls.matchers, controls.include, controls.exclude': async (_, at) => {
      await expect(at('controls').locator('input[type=date]')).toHaveCount(1);
      await expect(rows(at('controls')).filter({ hasText: 'secret' })).toHaveCount(0);
    },
    'controls.presetColors': (_, at) =>
      expect(at('controls').locator('datalist option')).toHaveAttribute('value', '#ff0000'),
    'argTypes.*.options, labels': async (_, at) => {
      await expect(at('controls').getByRole('radio', { name: 'Quiet' })).toHaveCount(1);
      await expect(at('controls').getByRole('radio', { name: 'Star' })).toHaveCount(1);
    },
    'argTypes.*.mapping': async (_, at) => {
      // Like a reader, by the visible label.
      await at('controls').locator('label', { hasText: 'square' }).click();
      await expect(at('canvas').locator('.label')).toContainText('sq');
    },
    'argTypes.*.if': async (_, at) => {
      const row = rows(at('controls')).filter({ hasText: 'extra' });
      await expect(row).toHaveCount(0);
      await at('controls').getByRole('switch', { name: 'more' }).click();
      await expect(row).toHaveCount(1);
    },
    'argTypes.*.control: false, table.disable, table.readonly': async (_, at) => {
      await expect(at('controls').getByRole('textbox', { name: 'fixed' })).toBeDisabled();
      await expect(at('controls').getByText('gone')).toHaveCount(0);
      await expect(at('controls').getByRole('textbox', { name: 'none' })).toHaveCount(0);
    },
    'argTypes.*.control min, max, step, accept': async (_, at) => {
      await expect(at('controls').getByRole('slider', { name: 'size' })).toHaveAttribute(
        'max',
        '9',
      );
      await expect(at('controls').locator('input[type=file]')).toHaveAttribute('accept', '.png');
    },
    'argTypes.*.table category, subcategory, type, defaultValue': async (_, at) => {
      await expect(at('controls').getByText('Content', { exact: true })).toHaveCount(1);
      await expect(at('controls').getByText('Text', { exact: true })).toHaveCount(1);
      await at('controls').locator('summary').first().click();
      await expect(at('controls').getByText('Any text')).toBeVisible();
    },
  },
  [LIST]: {
    'Stories title, includePrimary': async (page) => {
      await expect(page.getByRole('heading', { name: 'All of them' })).toBeVisible();
      await expect(page.locator('[id="parts-label--second"]')).toHaveCount(1);
      await expect(page.locator('[id="parts-label--first"]')).toHaveCount(0);
    },
  },
  [AUTODOCS]: {
    'docs.subtitle': async (page) => {
      await expect(page.locator('.subtitle')).toHaveText('Says something');
    },
    'docs.stories.filter': async (page) => {
      await expect(page.locator('[id="parts-label--second"]')).toHaveCount(1);
      await expect(page.locator('[id="parts-label--hidden"]')).toHaveCount(0);
    },
    'docs.disable': async (page) => {
      await expect(page.locator('[id="parts-label--disabled"]')).toHaveCount(0);
    },
    'docs.toc': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const toc = page.getByRole('navigation', { name: 'Contents here' });
      await expect(toc.getByRole('link', { name: 'Second' })).toBeVisible();
      await expect(toc.getByRole('link', { name: 'Stories' })).toHaveCount(0);
    },
  },
};

test('the README has a row for each check, and a check for each row that works', () => {
  const checked = Object.values(checks).flatMap((ofPage) => Object.keys(ofPage));
  expect(works.toSorted()).toEqual(checked.toSorted());
});

for (const [path, ofPage] of Object.entries(checks)) {
  test(`what the README lists works on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const [name, check] of Object.entries(ofPage)) {
      await test.step(name, () => check(page, (id) => page.getByTestId(id)));
    }
  });
}

test('a story keeps its box: what is fixed stays inside, its list lies over what is below', async ({
  page,
}) => {
  await page.goto(MDX);
  const veil = page.getByTestId('veil');
  await veil.scrollIntoViewIfNeeded();
  const inner = (await veil.boundingBox())!;
  const outer = (await page.getByTestId('fixed').locator('section').boundingBox())!;
  expect(inner.height).toBeGreaterThan(100);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);

  const box = page.getByTestId('own-list');
  const before = await box.boundingBox();
  await box.getByText('Open', { exact: true }).click();
  await box.getByRole('button', { name: 'choice 11' }).click();
  expect((await box.boundingBox())?.height).toBe(before?.height);
});

test('a story in an iframe follows its controls', async ({ page, baseURL }) => {
  await page.goto(MDX);
  const frame = page.getByTestId('story-framed').locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const label = frame.contentFrame().locator('.label');
  await expect(label).toContainText('Hello');
  expect(new URL((await frame.getAttribute('src')) ?? '', baseURL).pathname).toMatch(/^\/~/);
  await page.getByTestId('controls-filter').getByRole('textbox', { name: 'text' }).fill('Changed');
  await expect(label).toContainText('Changed');
});

test('no two parts of a page have one id, and what an id names is there', async ({ page }) => {
  await page.goto(MDX);
  const html = await page.request.get(MDX);
  for (const source of [await html.text(), await page.content()]) {
    const found = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const named = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby'].flatMap(
        (name) =>
          [...document.querySelectorAll(`[${name}]`)].flatMap((one) =>
            (one.getAttribute(name) ?? '').split(' '),
          ),
      );
      const radios = [...document.querySelectorAll<HTMLInputElement>('[type=radio]:checked')];
      const groups = radios.map(({ name }) => name);
      const twice = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);
      return [twice(ids), named.filter((id) => !ids.includes(id)), twice(groups)];
    }, source);
    expect(found).toEqual([[], [], []]);
  }
});

test('a story leads to another one in each way, within the site', async ({ page }) => {
  for (const way of ['linkTo', 'navigate', 'data', 'LinkTo', 'hrefTo']) {
    await page.goto('/parts/links');
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.getByText(`By ${way}`, { exact: true }).click();
    await expect(page, way).toHaveURL(/\/parts\/themed\/?#parts-themed--by-attribute$/);
    await expect(page.locator('[id="parts-themed--by-attribute"]')).toBeInViewport();
    expect(await page.evaluate(() => 'isKept' in window), way).toBe(true);
  }
});

test('stories with decorators have the theme of the address, and are shown with an unknown one', async ({
  page,
}) => {
  await page.goto('/parts/themed?globals=theme:night');
  await expect(page.locator('html')).toHaveClass(/is-night/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  for (const theme of ['constructor', '__proto__', 'none']) {
    await page.goto(`/parts/themed?globals=theme:${theme}`);
    await expect(page.locator('[data-story][data-live]'), theme).toHaveText(['Themed', 'Themed']);
    await editButton(page).first().click();
    await expect(liveFrame(page).getByText('Themed', { exact: true }), theme).toBeVisible();
  }
});
