// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkSiteConfig, type RouteEntry } from '../../core/config/SiteConfig.ts';
import { checkPaths, checkRedirects, routeOf } from './routeOf.ts';

const config = checkSiteConfig({ title: 'Parts', description: 'Parts.' });
const pathOf = (entry: Pick<RouteEntry, 'id' | 'title' | 'type'>) =>
  routeOf({ name: 'Docs', importPath: 'src/A.stories.tsx', ...entry }, config).path;

describe('a path that is longer than names of files may be', () => {
  it.each([
    ['a title', 'Very long '.repeat(40)],
    ['a title without Latin letters', 'ボタンの使い方'.repeat(20)],
    ['a group', `Parts/${'emoji 🙂🙂 '.repeat(60)}/Button`],
  ])('is cut where it is made of %s', (_, title) => {
    const id = `${title.toLowerCase().replace(/\W/g, 'も')}--plain`;
    const paths = [title, `${title.replace('/Button', '')}2`].flatMap((one) => [
      pathOf({ type: 'docs', id, title: one }),
      pathOf({ type: 'story', id: one + id, title: one }),
    ]);
    expect(new Set(paths).size).toBe(4);
    for (const part of paths.flatMap((path) => path.split('/'))) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(240);
      expect(part).not.toContain('\uFFFD');
    }
  });

  it('cannot be chosen', () => {
    const path = `/guide/${'あ'.repeat(90)}`;
    const message =
      /file systems allow no names as long as a part of it\.\nWrite at most 240 bytes/;
    expect(() => checkPaths([{ path, file: 'docs/Guide.mdx' }])).toThrow(message);
    expect(() => checkRedirects({ [path]: '/guide' }, [])).toThrow(message);
  });
});
