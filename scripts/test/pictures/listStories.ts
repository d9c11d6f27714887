import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of the stories that a built site has a page of, sorted, without the legacy ids. */
export function listStories(site: string): string[] {
  return readdirSync(join(site, '~demos'))
    .filter((id) => !id.startsWith('docs-'))
    .sort();
}

/**
 * Those of them that a picture can tell apart: of stories of one component that only differ by their play function, the first.
 * Not every machine has a font for those in Chinese.
 */
export function listDistinct(site: string): string[] {
  const distinct = new Map<string, string>();
  const report = readFileSync(join(site, 'storysite.json'), 'utf8');
  for (const { id } of (JSON.parse(report) as { stories: { id: string }[] }).stories) {
    if (id.startsWith('zh-')) continue;
    const html = readFileSync(join(site, '~demos', id, 'index.html'), 'utf8');
    const [, rest = ''] = html.split(`data-story="${id}">`);
    // Below the story, the corner has its name.
    const [markup] = rest.split(/<p class="\w+_corner"/);
    const look = `${id.replace(/--.*/, '')} ${markup?.replaceAll(id, '') || id}`;
    if (!distinct.has(look)) distinct.set(look, id);
  }
  return [...distinct.values()].sort();
}
