import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sorted ids of the standalone stories of a built site, without legacy ids. */
export function listStories(site: string): string[] {
  return readdirSync(join(site, '~demos'))
    .filter((id) => !id.startsWith('docs-'))
    .sort();
}

/**
 * Ids of stories that look different: if stories of a component differ only in their play function, just the first.
 * Leaves out Chinese stories, since not every machine has a font for them.
 */
export function listDistinct(site: string): string[] {
  const distinct = new Map<string, string>();
  const report = readFileSync(join(site, 'storysite.json'), 'utf8');
  for (const { id } of (JSON.parse(report) as { stories: { id: string }[] }).stories) {
    if (id.startsWith('zh-')) continue;
    const html = readFileSync(join(site, '~demos', id, 'index.html'), 'utf8');
    const [, rest = ''] = html.split(`data-story="${id}">`);
    // The corner below the story contains its name.
    const [markup] = rest.split(/<p class="\w+_corner"/);
    const look = `${id.replace(/--.*/, '')} ${markup?.replaceAll(id, '') || id}`;
    if (!distinct.has(look)) distinct.set(look, id);
  }
  return [...distinct.values()].sort();
}
