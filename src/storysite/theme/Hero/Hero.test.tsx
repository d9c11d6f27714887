// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OpeningData } from '../../core/PageModule.ts';
import { provideStaticHtml } from '../../runtime/StaticHtml.tsx';
import { withBase } from '../../core/routes.ts';
import { createOpening } from './createOpening.tsx';

function show(data: OpeningData) {
  const { Opening } = createOpening(data);
  return render(<Opening />);
}

afterEach(cleanup);

it('shows neither hero nor features unless they are set', () => {
  expect(show({}).container.innerHTML).toBe('');
  expect(show({ features: [] }).container.innerHTML).toBe('');
});

it('shows the icon of a feature as a character or an image', () => {
  const { container } = show({
    features: [
      { title: 'Fast', description: 'Very.', icon: '⚡' },
      { title: 'Small', icon: 'https://example.com/a.png' },
    ],
  });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['⚡FastVery.', 'Small']);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://example.com/a.png');
});

it('shows an image beside the words of the hero, for the eye only', () => {
  const image = 'https://images.example.com/hero.svg';
  const { container } = show({ hero: { title: 'Choose well', image } });
  expect(container.querySelector('img')?.getAttribute('src')).toBe(image);
  expect(container.querySelector('img')?.alt).toBe('');
});

it('has a command to copy, and a story with its code', () => {
  provideStaticHtml({ 'source:button--primary': '<b>Button</b>' });
  const story = { id: 'button--primary', code: 'source:button--primary' };
  const { container } = show({ hero: { title: 'Kit', command: 'npm install kit', story } });
  expect(screen.getByText('npm install kit')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(container.querySelector('pre')?.textContent).toBe('Button');
  expect(container.querySelector('[data-story-box="button--primary"]')).toBeTruthy();
});

it('adds the base to the site’s files only', () => {
  expect(withBase('/a.svg', '/select/')).toBe('/select/a.svg');
  expect(withBase('/a.svg', '/')).toBe('/a.svg');
  expect(withBase('https://example.com/a.svg', '/select/')).toBe('https://example.com/a.svg');
  expect(withBase('//example.com/a.svg', '/select/')).toBe('//example.com/a.svg');
});
