import { emotionCaches } from 'virtual:site-styles';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchEmotion } from './emotionStyles.ts';

vi.mock('virtual:site-styles', () => ({ emotionCaches: new Set() }));

const createCache = (key = 'css', ids: string[] = []) => {
  const cache = {
    key,
    inserted: {} as Record<string, string>,
    registered: {} as Record<string, string>,
  };
  const write = (id: string, css = `.${key}-${id}{}`) => {
    cache.inserted[id] = css;
    cache.registered[`${key}-${id}`] = css;
  };
  ids.forEach((id) => write(id));
  emotionCaches.add(cache);
  return { ...cache, write };
};

beforeEach(() => emotionCaches.clear());

it('gives a story the rules of its classes, in their order, from the cache of all stories', () => {
  const { write } = createCache('kit', ['other', 'old']);
  const readSheets = watchEmotion();
  write('new-Button');
  expect(readSheets('<p class="kit-new-Button"><b class="a kit-old"></b></p>')).toEqual([
    { name: 'kit new-Button old', css: '.kit-new-Button{}.kit-old{}' },
  ]);
});

it('ends a cache with what it was made for', () => {
  const readSheets = watchEmotion();
  createCache('css', ['a']);
  expect(readSheets('<p class="css-a">')).toEqual([{ name: 'css a', css: '.css-a{}' }]);
  expect(emotionCaches.size).toBe(0);
});

it('has rules for elements, and animations, where they are needed', () => {
  const { write, inserted } = createCache('css', ['still']);
  inserted['animation-spin'] = '@keyframes animation-spin{}';
  const render = () => {
    const readSheets = watchEmotion();
    inserted.body = 'body{margin:0}';
    write('turning', '.css-turning{animation:animation-spin}');
    return readSheets('<p class="css-turning">');
  };
  const global = { name: 'css-global body', css: 'body{margin:0}' };
  const turning = {
    name: 'css animation-spin turning',
    css: '@keyframes animation-spin{}.css-turning{animation:animation-spin}',
  };
  expect(render()).toEqual([global, turning]);
  expect(watchEmotion()('<p class="css-still">')).toEqual([
    { name: 'css still', css: '.css-still{}' },
  ]);
  expect(render()).toEqual([global, turning]);
});

it('leaves out what a story of the page has in its HTML', () => {
  createCache('css', ['a', 'b']);
  const html = '<style data-emotion="css a">.css-a{}</style><p class="css-a"></p><p class="css-b">';
  expect(watchEmotion()(html)).toEqual([{ name: 'css b', css: '.css-b{}' }]);
});
