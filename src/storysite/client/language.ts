import config from 'virtual:site-config';
import languages from 'virtual:site-languages';
import manifest from 'virtual:site-manifest';
import type { SiteLanguage } from '../shared/PageModule.ts';
import { pickLocale } from '../theme/LocaleSwitch/pickLocale.ts';
import { setTexts } from '../theme/texts/t.ts';

const { nav } = config;
const { menu, pages } = manifest;
const everywhere = { texts: {}, nav, menu, pages };

/** Fetches what is different in the language that a path belongs to. */
export async function loadLanguage(path: string): Promise<Required<SiteLanguage>> {
  const { lang = '' } = pickLocale(config.locales, path) ?? {};
  return { ...everywhere, ...(await languages[lang]?.())?.default };
}

/** Makes a language that of the site: a document has one, and the server sets it for each page. */
export function setLanguage({ texts, nav: links, ...rest }: Required<SiteLanguage>): void {
  setTexts(texts);
  config.nav = links;
  Object.assign(manifest, rest);
}
