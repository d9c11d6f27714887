import { resolve } from 'node:path';
import { generateAddresses } from '../../scripts/fuzz/generateAddresses.ts';
import { generateSearchTexts } from '../../scripts/fuzz/generateSearchTexts.ts';
import { type KnownPages, readKnownPages } from '../../scripts/fuzz/KnownPages.ts';
import {
  loadAddress,
  moveThrough,
  openSearch,
  prepareFuzz,
  searchFor,
} from '../../scripts/fuzz/visit.ts';
import { projectRoot } from '../../scripts/setup.mjs';
import { expect, test } from '../../scripts/test/siteTest.ts';

const SEED = 1;

/** What `npm run fuzz` once found, and the forms of an address that differ between a move and a load. */
const keptAddresses = [
  '/%2F~demos%2Fdemo-update-option--basic',
  '/~demos/demo-controlled--search/index.html%C0%AF',
  '/~demos/demo-single--search~%ED%A0%80?theme=__proto__&%',
  '/_demos/multiple-readonly/_demos/multiple-readonly#select-props',
  '/demo/__\ud978proto__\u0000.html.html',
  '/demo/single-field-names.html',
  '//demo///single//',
  '/%',
];
const keptTexts = ['\ud800', '\u0000', '__proto__', '$&$1', 'İ', '</script>'];

// Documents are answered with 404 and 400 on purpose; their scripts and styles are not.
test.use({ serviceWorkers: 'block', allowFailedRequests: [/^(?!.*\/assets\/)/] });
test.skip(({ siteHost }) => siteHost === 'dev', 'It reads what there is from the build.');

let known: KnownPages;

test.beforeAll(async () => {
  known = await readKnownPages(resolve(projectRoot, process.env.OUT_DIR ?? 'dist'));
});

test.beforeEach(async ({ context, page }) => {
  await prepareFuzz(context);
  await page.goto('/demo/tags');
});

test('a move to any address ends with a page or a not-found page', async ({ page }) => {
  const addresses = generateAddresses(SEED, 150, [...known.keys()]);
  expect(await moveThrough(page, [...keptAddresses, ...addresses], known)).toEqual([]);
});

test('loading any address ends with a page or a not-found page', async ({ page, baseURL }) => {
  test.slow();
  const origin = new URL(baseURL ?? '').origin;
  const addresses = generateAddresses(SEED + 1, 10, [...known.keys()]);
  for (const address of [...keptAddresses, ...addresses]) {
    expect(await loadAddress(page, origin, address, known)).toEqual([]);
  }
});

test('a search for any text says what it found', async ({ page }) => {
  await openSearch(page);
  const texts = generateSearchTexts(SEED, 60, [...known.values(), 'Select props']);
  expect(await searchFor(page, [...keptTexts, ...texts])).toEqual([]);
});
