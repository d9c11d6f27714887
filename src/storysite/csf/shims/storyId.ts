/** A title or name as ids have it: `Components/Button` becomes `components-button`. */
export function sanitize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ ’–—―′¿'`~!@#$%^&*()_|+\-=?;:'",.<>{}[\]\\/]/gi, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A story's id: `components-button--primary`. */
export function toId(title: string, name?: string): string {
  return name ? `${sanitize(title)}--${sanitize(name)}` : sanitize(title);
}

/** A story's name by its export: `WithIcon` becomes `With Icon`. */
export function storyNameFromExport(exportName: string): string {
  return exportName
    .replace(/[_.-]/g, ' ')
    .replace(/([^\n])([A-Z])([a-z])/g, '$1 $2$3')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])([0-9])/gi, '$1 $2')
    .replace(/([0-9])([a-z])/gi, '$1 $2')
    .replace(/(\s|^)(\w)/g, (_, space: string, first: string) => space + first.toUpperCase())
    .replace(/ +/g, ' ')
    .trim();
}

/** A name, several names, or a pattern for names. */
export type Filter = string | string[] | RegExp;

/** Which exports of a stories file are stories. */
export interface StoryFilters {
  includeStories?: Filter;
  excludeStories?: Filter;
}

/** Whether an export of a stories file is a story. */
export function isExportStory(
  name: string,
  { includeStories, excludeStories }: StoryFilters,
): boolean {
  if (name === '__esModule') return false;
  if (includeStories && !matches(name, includeStories)) return false;
  return !excludeStories || !matches(name, excludeStories);
}

/** Whether a filter names or matches a name. */
export function matches(name: string, filter: Filter): boolean {
  return filter instanceof RegExp ? name.search(filter) >= 0 : [filter].flat().includes(name);
}
