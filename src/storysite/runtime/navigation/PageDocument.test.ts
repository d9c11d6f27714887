// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { PageDocument } from './PageDocument.ts';

const { documentElement: html, body } = document;
let page: PageDocument;

beforeEach(() => {
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  html.lang = 'en';
  html.className = 'fonts-loaded';
  body.innerHTML = '<div data-story="a"></div>';
  document.head.innerHTML = '<title>Page not found</title>';
  page = new PageDocument();
});

it('undoes changes of stories to the document', () => {
  page.keepAttributes();
  html.dir = 'rtl';
  html.className = 'dark';
  html.setAttribute('data-theme', 'dark');
  body.className = 'modal-open';
  body.style.overflow = 'hidden';
  page.restoreAttributes();
  expect(html.outerHTML).toMatch(/^<html lang="en" class="fonts-loaded">/);
  expect(body.outerHTML).toMatch(/^<body>/);
});

it('restores attributes that stories remove', () => {
  html.dir = 'rtl';
  page.keepAttributes();
  html.removeAttribute('dir');
  html.removeAttribute('class');
  page.restoreAttributes();
  expect([html.dir, html.className]).toEqual(['rtl', 'fonts-loaded']);
});

it('keeps attributes that the site sets, and changes made while there are no stories', () => {
  page.keepAttributes();
  html.setAttribute('data-site-theme', 'dark');
  html.lang = 'de';
  html.style.overflow = 'hidden';
  page.restoreAttributes();
  body.innerHTML = '';
  page.keepAttributes();
  // A project's module that is loaded with the next page.
  html.className = 'kit';
  page.restoreAttributes();
  expect([html.dataset.siteTheme, html.lang]).toEqual(['dark', 'de']);
  expect([html.style.overflow, html.className]).toEqual(['hidden', 'kit']);
});

it('keeps the title of the page, whatever a story makes of it', async () => {
  page.setTitle('Button - Kit');
  expect(document.title).toBe('Button - Kit');

  const ofStory = document.createElement('title');
  ofStory.textContent = 'A story';
  document.head.prepend(ofStory);
  await vi.waitFor(() => expect(document.title).toBe('Button - Kit'));
  ofStory.remove();

  document.title = 'Renamed';
  await vi.waitFor(() => expect(document.title).toBe('Button - Kit'));

  page.setTitle('Card - Kit');
  expect(document.title).toBe('Card - Kit');
  expect(document.querySelectorAll('title')).toHaveLength(1);
});
