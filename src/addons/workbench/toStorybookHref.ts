/** Where Storybook has the page of a site path: `/api#select-open` is at `?path=/docs/api--docs#select-open`. */
export function toStorybookHref(path: string): string {
  const [, page = '', hash = ''] = /^\/([^#]*)(#.*)?$/.exec(path) ?? [];
  const id = page.replace(/\/$/, '').replaceAll('/', '-').toLowerCase() || 'home';
  // A page that is not English begins with its language: its home has no name.
  return `./?path=/docs/${id === 'zh-cn' ? 'zh-cn-home' : id}--docs${hash}`;
}
