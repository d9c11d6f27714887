/** Maps a site path to its page in Storybook: `/api#select-open` becomes `?path=/docs/api--docs#select-open`. */
export function toStorybookHref(path: string): string {
  const [, page = '', hash = ''] = /^\/([^#]*)(#.*)?$/.exec(path) ?? [];
  const id = page.replace(/\/$/, '').replaceAll('/', '-').toLowerCase() || 'home';
  // Ids of translated pages start with the language; a translated home page has no other name.
  return `./?path=/docs/${id === 'zh-cn' ? 'zh-cn-home' : id}--docs${hash}`;
}
