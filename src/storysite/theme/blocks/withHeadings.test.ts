// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withHeadings } from './withHeadings.ts';

const page = { path: '/', title: 'Door', description: '', lang: 'en', headings: [] };
const html = `<main class="prose">
  <h1 id="door">Door</h1><h2 id="use">Use <code>it</code><a class="anchor" href="#use">#</a></h2>
  <div data-story="door--open"><h2 id="own">Own</h2></div><h3>Without an id</h3><h3 id="open">Open</h3>
</main>`;

it('lists what the document of a page of stories shows, and what the build knows of others', () => {
  document.body.innerHTML = html;
  expect(withHeadings({ ...page, isMadeOfStories: true }, document).headings).toEqual([
    { id: 'use', text: 'Use it', depth: 2 },
    { id: 'open', text: 'Open', depth: 3 },
  ]);
  expect(withHeadings(page, document)).toBe(page);
});

it('lists what the build expects of a text that only the browser can render', () => {
  document.body.innerHTML = '<main class="prose"><p data-shown="waiting">Wait.</p></main>';
  const made = { ...page, isMadeOfStories: true };
  expect(withHeadings(made, document)).toBe(made);
});
