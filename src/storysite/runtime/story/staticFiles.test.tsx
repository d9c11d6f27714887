// @vitest-environment jsdom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { addStaticFiles } from './staticFiles.ts';

addStaticFiles([
  ['/logo.svg', '/kit/logo.svg'],
  ['cover.png', '/kit/cover.png'],
]);

it.each<[string, object, string]>([
  ['img', { src: '/logo.svg', alt: '/logo.svg' }, '<img src="/kit/logo.svg" alt="/logo.svg">'],
  ['a', { href: '/logo.svg', children: '/logo.svg' }, '<a href="/kit/logo.svg">/logo.svg</a>'],
  ['video', { poster: 'cover.png' }, '<video poster="/kit/cover.png"></video>'],
  ['img', { srcSet: 'cover.png, /logo.svg 2x' }, '<img srcset="/kit/cover.png, /kit/logo.svg 2x">'],
  ['img', { src: '/other.svg' }, '<img src="/other.svg">'],
  ['input', { defaultValue: '/logo.svg' }, '<input value="/logo.svg">'],
])('gives static files their addresses, and leaves texts alone: %s %j', (tag, props, html) => {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(createElement(tag, props)));
  expect(place.innerHTML).toBe(html);
  root.unmount();
});

it('resolves what a component sets on images and sounds', () => {
  const [image, sound] = [new Image(), new Audio()];
  image.srcset = 'cover.png 2x';
  sound.src = '/logo.svg';
  expect(image.srcset).toBe('/kit/cover.png 2x');
  expect(sound.getAttribute('src')).toBe('/kit/logo.svg');
});

it('follows a story whose args change', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  for (const name of ['/other.svg', '/logo.svg'])
    flushSync(() => root.render(<img alt={name} src={name} />));
  expect(place.innerHTML).toBe('<img alt="/logo.svg" src="/kit/logo.svg">');
  root.unmount();
});
