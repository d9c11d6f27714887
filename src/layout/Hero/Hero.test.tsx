// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Page } from '../../page/Page.ts';
import { PageProvider } from '../../page/PageContext.ts';
import { Features } from '../Features/Features.tsx';
import { Hero, withBase } from './Hero.tsx';

const page: Page = { path: '/', title: 'Home', description: '', lang: 'en', headings: [] };

function show(frontMatter: Partial<Page>) {
  return render(
    <PageProvider value={{ ...page, ...frontMatter }}>
      <Hero />
      <Features />
    </PageProvider>,
  );
}

afterEach(cleanup);

it('shows neither hero nor features unless they are set', () => {
  expect(show({}).container.innerHTML).toBe('');
  cleanup();
  expect(show({ features: [] }).container.innerHTML).toBe('');
});

it('shows title, description, image and actions of a hero', () => {
  const { container } = show({
    hero: {
      title: 'Select',
      description: 'For React.',
      image: '/hero.svg',
      actions: [
        { text: 'Start', link: '/demo' },
        { text: 'Source', link: 'https://github.com/a/b' },
      ],
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Select');
  expect(screen.getByText('For React.')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/hero.svg');
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toContain('/demo');
  const source = screen.getByRole('link', { name: 'Source' });
  expect(source.getAttribute('href')).toBe('https://github.com/a/b');
  expect(source.getAttribute('rel')).toBe('noopener');
});

it('lists features, with a link, a character or an image where they have one', () => {
  const { container } = show({
    features: [
      { title: 'Fast', description: 'Very.', icon: '⚡', link: '/demo/single' },
      { title: 'Small', icon: 'https://example.com/a.png' },
    ],
  });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['⚡FastVery.', 'Small']);
  expect(screen.getByRole('link', { name: 'Fast' })).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://example.com/a.png');
});

it('puts the base before the site’s own files only', () => {
  expect(withBase('/a.svg', '/select/')).toBe('/select/a.svg');
  expect(withBase('/a.svg', '/')).toBe('/a.svg');
  expect(withBase('https://example.com/a.svg', '/select/')).toBe('https://example.com/a.svg');
  expect(withBase('//example.com/a.svg', '/select/')).toBe('//example.com/a.svg');
});
