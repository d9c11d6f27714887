import { describe, expect, it } from 'vitest';
import { SetupError } from '../setup.mjs';
import { PARTS, readBenchOptions } from './readBenchOptions.ts';

describe('readBenchOptions', () => {
  it('builds and measures everything nine times when nothing is asked for', () => {
    expect(readBenchOptions([])).toEqual({
      build: true,
      runs: 9,
      only: PARTS,
      json: undefined,
      against: [],
      againstPages: { home: '/', demo: '/demo/single', next: '/demo/tags' },
    });
  });

  it('reads what is asked for', () => {
    const text = '--no-build --runs 3 --only select,weight --json out.json';
    expect(readBenchOptions(text.split(' '))).toMatchObject({
      build: false,
      runs: 3,
      only: ['select', 'weight'],
      json: 'out.json',
    });
  });

  it('takes several other sites and the paths of their pages', () => {
    const text = '--against ../dist --against http://127.0.0.1:1 --against-page /,/a.html,/b.html';
    expect(readBenchOptions(text.split(' '))).toMatchObject({
      against: ['../dist', 'http://127.0.0.1:1'],
      againstPages: { home: '/', demo: '/a.html', next: '/b.html' },
    });
  });

  it.each(['--run 3', '--runs 0', '--runs x', '--only speed', '--against-page /a'])(
    'refuses %s',
    (text) => {
      expect(() => readBenchOptions(text.split(' '))).toThrow(SetupError);
    },
  );

  it('says what is wrong and which options there are', () => {
    expect(() => readBenchOptions(['--only', 'speed'])).toThrow(/"speed"[^]*--only home,demo/);
  });
});
