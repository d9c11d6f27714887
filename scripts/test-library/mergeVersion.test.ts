import { expect, it } from 'vitest';
import { mergeVersion, type VersionResult } from './mergeVersion.ts';

const result = (date: string): VersionResult => ({
  date,
  stories: 1,
  demos: ['tags'],
  failures: [],
});

it('keeps the other versions, in their order', () => {
  const versions = { '14.5.2': result('2026-01-01'), '14.16.8': result('2026-01-01') };
  const merged = mergeVersion(versions, '14.6.0', result('2026-02-02'));
  expect(Object.keys(merged)).toEqual(['14.5.2', '14.6.0', '14.16.8']);
  expect(merged['14.5.2']).toBe(versions['14.5.2']);
});

it('replaces the result of a version that ran again', () => {
  const versions = { '14.5.2': result('2026-01-01') };
  expect(mergeVersion(versions, '14.5.2', result('2026-02-02'))).toEqual({
    '14.5.2': result('2026-02-02'),
  });
  expect(versions['14.5.2'].date).toBe('2026-01-01');
});

it('puts the successor last', () => {
  const versions = { '@rc-component/select@1.12.0': result('2026-01-01') };
  const merged = mergeVersion(versions, '14.16.8', result('2026-02-02'));
  expect(Object.keys(merged)).toEqual(['14.16.8', '@rc-component/select@1.12.0']);
});
