import { usePage, useSite } from 'storysite/client';
import { t } from 'storysite/theme';
import { toMarkdownPath } from './MarkdownPage.ts';

/** The address of the page's Markdown; undefined if there is none, since only docs pages of a build have one. */
export function useMarkdownAddress(): string | undefined {
  const { base } = useSite();
  const page = usePage();
  if (import.meta.env.DEV || !page.storyIds) return undefined;
  const { path } = page.original ?? page;
  return base.slice(0, -1) + encodeURI(toMarkdownPath(path));
}

/** A link to the Markdown of the page, in its foot. */
export default function OpenMarkdown() {
  const address = useMarkdownAddress();
  return address ? <a href={address}>{t('openMarkdown')}</a> : null;
}
