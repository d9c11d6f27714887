import { usePage, useSite } from 'storysite/client';
import { t } from 'storysite/theme';
import { toMarkdownPath } from './MarkdownPage.ts';

/** The address of the page's Markdown; undefined where there is none: the files are made of the built docs pages. */
export function useMarkdownAddress(): string | undefined {
  const { base } = useSite();
  const page = usePage();
  if (import.meta.env.DEV || !page.storyIds) return undefined;
  const { path } = page.original ?? page;
  return base.slice(0, -1) + encodeURI(toMarkdownPath(path));
}

/** Opens the Markdown of the page; in its foot. */
export default function OpenMarkdown() {
  const address = useMarkdownAddress();
  return address ? <a href={address}>{t('openMarkdown')}</a> : null;
}
