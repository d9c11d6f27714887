// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepAttributes, restoreAttributes } from './documentAttributes.ts';

const { documentElement: html, body } = document;

beforeEach(() => {
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  html.lang = 'en';
  html.className = 'fonts-loaded';
  body.innerHTML = '<div data-story="a"></div>';
});

it('undoes what stories make of the document', () => {
  keepAttributes();
  html.dir = 'rtl';
  html.className = 'dark';
  html.setAttribute('data-theme', 'dark');
  body.className = 'modal-open';
  body.style.overflow = 'hidden';
  restoreAttributes();
  expect(html.outerHTML).toMatch(/^<html lang="en" class="fonts-loaded">/);
  expect(body.outerHTML).toMatch(/^<body>/);
});

it('puts back what stories take away', () => {
  html.dir = 'rtl';
  keepAttributes();
  html.removeAttribute('dir');
  html.removeAttribute('class');
  restoreAttributes();
  expect([html.dir, html.className]).toEqual(['rtl', 'fonts-loaded']);
});

it('leaves alone what the site sets, and what comes while there are no stories', () => {
  keepAttributes();
  html.setAttribute('data-site-theme', 'dark');
  html.lang = 'de';
  html.style.overflow = 'hidden';
  restoreAttributes();
  body.innerHTML = '';
  keepAttributes();
  // A project's module that is loaded with the next page.
  html.className = 'kit';
  restoreAttributes();
  expect([html.dataset.siteTheme, html.lang]).toEqual(['dark', 'de']);
  expect([html.style.overflow, html.className]).toEqual(['hidden', 'kit']);
});
