import { describe, expect, it } from 'vitest';
import { generateAddresses } from './generateAddresses.ts';
import { generateSearchTexts } from './generateSearchTexts.ts';
import { judgeScreen } from './judgeScreen.ts';
import { judgeSearch } from './judgeSearch.ts';
import { readFuzzOptions } from './readFuzzOptions.ts';

const paths = ['/', '/demo/single', '/demo/tags', '/~demos/demo-single--basic'];

describe('generateAddresses', () => {
  it('makes the same addresses of the same seed, and others of another', () => {
    const first = generateAddresses(1, 500, paths);
    expect(generateAddresses(1, 500, paths)).toEqual(first);
    expect(generateAddresses(1, 100, paths)).toEqual(first.slice(0, 100));
    expect(generateAddresses(2, 500, paths)).not.toEqual(first);
  });

  it('makes addresses of every kind, which stay on their host', () => {
    const addresses = generateAddresses(1, 2000, paths);
    const own = addresses.filter((address) => paths.includes(address.replace(/[?#].*$/s, '')));
    expect(own.length).toBeGreaterThan(100);
    expect(new Set(addresses).size).toBeGreaterThan(1600);
    const signs = ['%00', '%zz', '\ud800', '\u0000', '"', '<img', 'theme=', '#', '..', '//'];
    const rare = signs.filter(
      (sign) => addresses.filter((address) => address.includes(sign)).length < 5,
    );
    expect(rare).toEqual([]);
    expect(addresses.some((address) => address.length > 1000)).toBe(true);
    const origins = addresses.map((address) => new URL(`http://site.example${address}`).origin);
    expect(new Set(origins)).toEqual(new Set(['http://site.example']));
  });
});

describe('generateSearchTexts', () => {
  it('makes the same texts of the same seed, of which some are to be found and others not', () => {
    const texts = generateSearchTexts(1, 500, ['single', 'Select props']);
    expect(generateSearchTexts(1, 500, ['single', 'Select props'])).toEqual(texts);
    const words = texts.filter((text) => text !== '' && 'Select props'.includes(text));
    expect(words.length).toBeGreaterThan(20);
    expect(texts.filter((text) => text.includes('<')).length).toBeGreaterThan(5);
  });
});

describe('judgeScreen', () => {
  const known = new Map([['/demo/single', 'single']]);
  const judge = (pathname: string, heading: string | undefined, rested = true) =>
    judgeScreen({ pathname, heading, rested }, known);

  it.each([
    ['/demo/single', 'single'],
    ['//demo/single.html', 'single'],
    ['/demo/nope', 'Page not found'],
    ['/~demos/%3Cb%3E', 'Demo <b> not found :('],
    ['/%', 'Page not found'],
  ])('takes the screen that belongs to %s', (pathname, heading) => {
    expect(judge(pathname, heading)).toBeUndefined();
  });

  it.each([
    ['/demo/single', 'Page not found'],
    ['/demo/nope', 'single'],
    ['/demo/nope', undefined],
    ['/demo/single', 'This page could not be loaded'],
    ['/_demos/x', 'Demo x not found :('],
  ])('refuses %s with the heading %s', (pathname, heading) => {
    expect(judge(pathname, heading)).toContain(`shows ${JSON.stringify(heading)}`);
  });

  it('refuses a page that never comes to rest', () => {
    expect(judge('/demo/single', 'single', false)).toContain('still loads');
  });
});

describe('judgeSearch', () => {
  const quiet = { value: 'a', status: '2 results', total: 2, unmarked: 0, strangers: 0 };

  it('takes results, none, and silence for a text of spaces', () => {
    expect(judgeSearch(quiet)).toBeUndefined();
    expect(judgeSearch({ ...quiet, status: '1 result', total: 1 })).toBeUndefined();
    expect(judgeSearch({ ...quiet, status: 'No results for a', total: 0 })).toBeUndefined();
    expect(judgeSearch({ ...quiet, value: ' ', status: '', total: 0 })).toBeUndefined();
  });

  it.each([
    [{ total: 3 }, 'says "2 results" with 3 results'],
    [{ status: 'Loading the search…', total: 0 }, 'Loading the search'],
    [{ unmarked: 1 }, 'do not mark'],
    [{ strangers: 1 }, 'became 1 elements'],
  ])('refuses %j', (wrong, problem) => {
    expect(judgeSearch({ ...quiet, ...wrong })).toContain(problem);
  });
});

describe('readFuzzOptions', () => {
  it('takes one input alone, escaped as the report prints it', () => {
    const options = readFuzzOptions(['--address', String.raw`"/~demos/\u0000"`]);
    expect(options).toMatchObject({ address: '/~demos/\u0000', addresses: 0, searches: 0 });
    expect(readFuzzOptions(['--seed', '7'])).toMatchObject({ seed: 7, addresses: 5000 });
  });

  it.each([
    ['--seed', 'x'],
    ['--addresses', '1.5'],
    ['--adress', '/'],
    ['--search', '"'],
  ])('refuses %s %s', (...args) => {
    expect(() => readFuzzOptions(args)).toThrow(/Use --seed/);
  });
});
