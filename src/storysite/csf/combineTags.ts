/** Applies tags in their order; `!tag` takes one away. */
export function combineTags(...tags: string[]): string[] {
  const result = new Set<string>();
  for (const tag of tags) {
    if (tag.startsWith('!')) result.delete(tag.slice(1));
    else result.add(tag);
  }
  return [...result];
}
