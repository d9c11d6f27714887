import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from './frontMatter.ts';

const FILE = 'docs/index.mdx';

describe('checkFrontMatter', () => {
  it('takes a page without front matter', () => {
    expect(checkFrontMatter(undefined, FILE)).toEqual({});
    expect(checkFrontMatter(null, FILE)).toEqual({});
  });

  it('hands on all that a home page may set', () => {
    const home = {
      title: 'Home',
      description: 'A page.',
      hero: { title: 'Select', image: '/hero.svg', actions: [{ text: 'Start', link: '/demo' }] },
      features: [{ title: 'Fast', description: 'Very.', icon: '⚡', link: 'https://example.com' }],
    };
    expect(checkFrontMatter(home, FILE)).toEqual(home);
  });

  it.each([
    { hero: { title: 'a', image: 'https://images.example/a.png' } },
    { features: [{ title: 'a', icon: 'https://images.example/a.png' }] },
  ])('refuses %j where images of other hosts are switched off', (frontMatter) => {
    expect(checkFrontMatter(frontMatter, FILE)).toEqual(frontMatter);
    expect(() => checkFrontMatter(frontMatter, FILE, { externalImages: false })).toThrow(
      `${FILE} shows the image "https://images.example/a.png" of another host`,
    );
  });

  it.each([
    [{ title: 5 }, 'title is 5, not a string. Write the name of the page.'],
    [{ hero: 'Select' }, 'hero is "Select", not an object. Write an object with a title'],
    [{ hero: {} }, 'hero.title is missing.'],
    [
      { hero: { title: 'a', actions: [{ text: 'x', link: 'javascript:alert(1)' }] } },
      'hero.actions[0].link is "javascript:alert(1)"',
    ],
    [
      { hero: { title: 'a', image: 'http://a.example/b.png' } },
      'hero.image is "http://a.example/b.png"',
    ],
    [
      { features: [{ title: 'a', link: 'data:text/html,x' }] },
      'features[0].link is "data:text/html,x"',
    ],
    [{ features: {} }, 'features is {}, not a list.'],
    [
      { descripton: 'a' },
      'descripton is no front matter key. Remove it, or use one of: title, description, hero, features.',
    ],
  ])('refuses %j with the file, the value and the mend', (frontMatter, words) => {
    expect(() => checkFrontMatter(frontMatter, FILE)).toThrow(`${FILE} has a mistake:\n- `);
    expect(() => checkFrontMatter(frontMatter, FILE)).toThrow(words);
  });
});
