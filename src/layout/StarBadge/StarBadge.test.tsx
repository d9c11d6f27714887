// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import config from 'virtual:site-config';
import { StarBadge } from './StarBadge.tsx';

afterEach(() => {
  cleanup();
  config.externalImages = true;
});

it('keeps its place in the prerendered page but asks nobody', () => {
  const html = renderToString(<StarBadge />);
  expect(html).toContain('<a ');
  expect(html).not.toContain('<img');
});

it('is a link in words, which asks nobody, where images of other hosts are switched off', () => {
  config.externalImages = false;
  const { container } = render(<StarBadge />);
  expect(container.querySelector('a')?.textContent).toBe('Stars on GitHub');
  expect(container.querySelector('a')?.rel).toBe('noopener');
  expect(container.querySelector('img')).toBeNull();
});

it('loads lazily, tells no address, and disappears when the image cannot be loaded', () => {
  const { container } = render(<StarBadge />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(image?.width).toBe(90);
  expect(image?.height).toBe(20);

  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('a')?.dataset.state).toBe('failed');
});
