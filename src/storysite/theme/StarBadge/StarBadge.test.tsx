// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import config from 'virtual:site-config';
import { StarBadge, starBadgeUrl } from './StarBadge.tsx';

const url = 'https://github.com/react-component/select';

afterEach(() => {
  cleanup();
  config.externalImages = true;
});

it.each([url, `${url}/`, `${url}.git`])('counts the stars of %s in doc mode', (address) => {
  const badge = 'https://img.shields.io/github/stars/react-component/select?style=social';
  expect(starBadgeUrl({ mode: 'doc', repository: { url: address, branch: 'main' } })).toBe(badge);
});

it('counts nothing in site mode, without a repository, and at other hosts', () => {
  expect(starBadgeUrl({ mode: 'site', repository: { url, branch: 'main' } })).toBeUndefined();
  expect(starBadgeUrl({ mode: 'doc' })).toBeUndefined();
  for (const other of ['gitlab.com/a/b', 'github.com.evil.example/a/b', 'github.com/a']) {
    const repository = { url: `https://${other}`, branch: 'main' };
    expect(starBadgeUrl({ mode: 'doc', repository })).toBeUndefined();
  }
});

it('keeps its place in the prerendered page without asking for the image', () => {
  const html = renderToString(<StarBadge />);
  expect(html).toContain('<a ');
  expect(html).not.toContain('<img');
});

it('is a link in words, without an image, where external images are switched off', () => {
  config.externalImages = false;
  const { container } = render(<StarBadge />);
  expect(container.querySelector('a')?.textContent).toBe('Stars on GitHub');
  expect(container.querySelector('img')).toBeNull();
});
