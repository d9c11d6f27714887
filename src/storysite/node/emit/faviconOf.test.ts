import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import { faviconOf } from './document.ts';
import type { Site } from '../site/Site.ts';

describe('the favicon', () => {
  const of = (files: string[], changes: object = {}, to = '/') => {
    const from = mkdtempSync(join(tmpdir(), 'static-'));
    for (const file of files) writeFileSync(join(from, file), '');
    const config = checkSiteConfig({
      title: 'Kit',
      description: 'Parts.',
      base: '/docs/',
      ...changes,
    });
    return faviconOf({ config, storybook: { staticDirs: [{ from, to }] } } as unknown as Site);
  };

  it('is the mark of a project without one', () => {
    expect(decodeURIComponent(of([]))).toMatch(/^data:image\/svg\+xml,<svg .*>K<\/text><\/svg>$/);
    expect(of(['favicon.svg'], {}, '/images')).toMatch(/^data:/);
  });

  it("is the project's own, below the base", () => {
    expect(of(['favicon.ico', 'favicon.png'])).toBe('/docs/favicon.ico');
    expect(of(['favicon.ico', 'favicon.svg'])).toBe('/docs/favicon.svg');
  });

  it('is the one that the option names', () => {
    expect(of(['favicon.svg'], { favicon: '/mark.png' })).toBe('/docs/mark.png');
    const elsewhere = 'https://cdn.example/mark.png';
    expect(of(['favicon.svg'], { favicon: elsewhere })).toBe(elsewhere);
  });
});
