import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from './frontMatter.ts';

const FILE = 'docs/index.mdx';
const icon = 'https://images.example/a.png';

describe('checkFrontMatter', () => {
  it('accepts a page without front matter, and all that a home page may set', () => {
    expect(checkFrontMatter(undefined, FILE)).toEqual({});
    expect(checkFrontMatter(null, FILE)).toEqual({});
    const home = {
      title: 'Home',
      description: 'A page.',
      hero: { title: 'Select', image: '/hero.svg', actions: [{ text: 'Start', link: '/demo' }] },
      features: [{ title: 'Fast', description: 'Very.', icon: '⚡', link: 'https://example.com' }],
    };
    expect(checkFrontMatter(home, FILE)).toEqual(home);
  });

  it.each([{ hero: { title: 'a', image: icon } }, { features: [{ title: 'a', icon }] }])(
    'refuses %j where images of other hosts are switched off',
    (frontMatter) => {
      expect(checkFrontMatter(frontMatter, FILE)).toEqual(frontMatter);
      expect(() => checkFrontMatter(frontMatter, FILE, { externalImages: false })).toThrow(
        `${FILE} shows the image "${icon}" from another host`,
      );
    },
  );

  it("accepts the keys of the site's plugins, which check them themselves", () => {
    const plugins = [{ frontMatter: ['highlight'] }, {}];
    const frontMatter = { title: 'A', highlight: ['mode'] };
    expect(checkFrontMatter(frontMatter, FILE, { externalImages: true, plugins })).toEqual(
      frontMatter,
    );
    expect(() => checkFrontMatter(frontMatter, FILE)).toThrow('There is no "highlight"');
  });

  it.each([
    [{ title: 5 }, 'Got 5. Write the name of the page.\n  → at title'],
    [{ hero: 'Select' }, 'Got "Select". Write a value of type object.\n  → at hero'],
    [{ hero: {} }, 'Missing. Write the large title.\n  → at hero.title'],
    [
      { hero: { title: 'a', actions: [{ text: 'x', link: 'javascript:alert(1)' }] } },
      /"javascript:alert\(1\)".*\n {2}→ at hero\.actions\[0\]\.link/,
    ],
    [{ hero: { title: 'a', image: 'http://a.example/b.png' } }, '→ at hero.image'],
    [{ features: [{ title: 'a', link: 'data:text/html,x' }] }, 'Got "data:text/html,x"'],
    [{ descripton: 'a' }, 'There is no "descripton"'],
  ])('refuses %j with the file, the value and the fix', (frontMatter, words) => {
    const act = () => checkFrontMatter(frontMatter, FILE);
    expect(act).toThrow(`The front matter of ${FILE} is not valid:\n✖ `);
    expect(act).toThrow(words);
  });
});
