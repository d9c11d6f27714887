import { describe, expect, it } from 'vitest';
import { readVersions } from './readVersions.ts';

describe('readVersions', () => {
  it('reads exact versions, sorted by name', async () => {
    const versions = await readVersions(process.cwd());
    expect(Object.entries(versions(['rc-select', '@types/react']))).toEqual([
      ['@types/react', expect.stringMatching(/^18\.\d+\.\d+$/)],
      ['rc-select', '14.0.5'],
    ]);
  });

  it('refuses to guess a version that the lock file does not have', async () => {
    const versions = await readVersions(process.cwd());
    expect(() => versions(['never-installed'])).toThrow(
      'package-lock.json has no "never-installed"',
    );
  });
});
