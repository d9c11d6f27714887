import type { Locale, SiteConfig } from '../../core/config/SiteConfig.ts';
import { pickLocale, translatePath } from '../../core/locales.ts';
import type { TextSet } from '../../core/texts/Text.ts';
import * as languages from '../../core/texts/languages.ts';
import type { LanguageTexts } from '../../core/texts/t.ts';
import { themeTexts, type ThemeTranslation } from '../../core/texts/themeTexts.ts';
import type { Site, SitePage } from './Site.ts';

type TextsConfig = Pick<SiteConfig, 'texts' | 'plugins'>;

/** The texts of the theme and of plugins in a language, as far as they are translated. */
export function textsOf({ texts, plugins }: TextsConfig, lang: string): LanguageTexts {
  const ofSite = texts[lang] ?? {};
  const ofPlugins = plugins.flatMap(({ name, texts: { en: _, ...translated } = { en: {} } }) => {
    const all = { ...pickTexts<TextSet>(translated, lang), ...(ofSite[name] as TextSet) };
    return Object.keys(all).length > 0 ? [[name, all] as const] : [];
  });
  const all = {
    ...pickTexts<ThemeTranslation>(languages, lang),
    ...ofSite,
    ...Object.fromEntries(ofPlugins),
  };
  return { lang, texts: all as LanguageTexts['texts'] };
}

/** The texts of a language, or of the same language elsewhere in the same script: `de` for `de-AT`, `pt-BR` for `pt`. */
function pickTexts<T>(translated: Readonly<Record<string, T>>, lang: string): T | undefined {
  const tags = Object.keys(translated);
  const found = tags.find((tag) => tag === lang) ?? tags.find(isAlike(lang));
  return found === undefined ? undefined : translated[found];
}

const isAlike = (lang: string) => (tag: string) => scriptOf(tag) === scriptOf(lang);

/** The language and the script of a tag: `zh-Hans` of `zh` and `zh-CN`. */
function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // A tag that BCP 47 allows and Unicode does not.
    return tag;
  }
}

/** Number of texts to name; an editor completes the others. */
const NAMED = 10;

/** A warning for each language for which the site has some of the texts, but not all. */
export function listMissingTexts(config: TextsConfig): string[] {
  return Object.keys(config.texts).flatMap((lang) => {
    const { texts } = textsOf(config, lang);
    const missing = missingKeys(themeTexts, texts);
    for (const { name, texts: ofPlugin = { en: {} } } of config.plugins) {
      const keys = missingKeys(ofPlugin.en, Object(texts[name]));
      missing.push(...keys.map((key) => `${name}.${key}`));
    }
    if (/^en\b/.test(lang) || missing.length === 0) return [];
    const named = missing.slice(0, NAMED).join(', ');
    const others = missing.length > NAMED ? ` and ${missing.length - NAMED} others` : '';
    return `The language "${lang}" lacks texts, which its readers see in English. Add to texts.${lang} in the site's configuration: ${named}${others}.`;
  });
}

const missingKeys = (english: TextSet, translated: object) =>
  Object.keys(english).filter((key) => !Object.hasOwn(translated, key));

/** The theme's texts in the language of a file, given by its absolute path. */
export function textsOfFile(site: Site, file: string): LanguageTexts {
  return textsOf(site.config, localeOfFile(site, file)?.lang ?? 'en');
}

/** The language of a file, given by its absolute path: that of its page, or of a page that shows it. */
export function localeOfFile(
  { pagesByFile, config: { locales } }: Pick<Site, 'pagesByFile' | 'config'>,
  file: string,
): Locale | undefined {
  if (locales.length < 2) return locales[0];
  return pickLocale(locales, pagesByFile.get(file)?.path ?? '/');
}

/** The page at a path, or its translation if the path is in the default language. */
export function findTranslation(
  { pagesByPath, config: { locales } }: Pick<Site, 'pagesByPath' | 'config'>,
  path: string,
  locale: Locale | undefined,
): SitePage | undefined {
  const isDefault = pickLocale(locales, path)?.prefix === '';
  const to = locale && isDefault ? translatePath(locales, path, locale) : path;
  return pagesByPath.get(to) ?? pagesByPath.get(path);
}
