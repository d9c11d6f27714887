import { namesIn, type Text, type TextSet } from '../texts/Text.ts';
import { themeTexts, type ThemeTranslation } from '../texts/themeTexts.ts';
import type { SitePlugin } from './SitePlugin.ts';

/** An owner's texts of a language, by the keys of the English ones; those of a plugin are below the plugin's name. */
export type SiteTexts = Partial<ThemeTranslation> &
  Readonly<Record<string, Text | TextSet | undefined>>;

interface TextProblem {
  path: string[];
  message: string;
}

interface TextsConfig {
  texts: Readonly<Record<string, SiteTexts>>;
  locales: readonly { lang: string }[];
  plugins: readonly SitePlugin[];
}

/** Finds unknown languages and keys in a site's texts, and texts that lack their values. */
export function findTextProblems({ texts, locales, plugins }: TextsConfig): TextProblem[] {
  const tags = new Set(['en', ...locales.map(({ lang }) => lang)]);
  return Object.entries(texts).flatMap(([lang, own]) => {
    if (!tags.has(lang)) {
      const message = `No language of the site has the tag "${lang}". Add it to locales, or remove its texts.`;
      return [{ path: [lang], message }];
    }
    return Object.entries(own).flatMap(([key, value]) => {
      const ofPlugin = textsOfPlugin(plugins, key);
      if (!ofPlugin) return checkText(themeTexts, key, value, [lang, key]);
      if (typeof value !== 'object') {
        return [{ path: [lang, key], message: `Got ${print(value)}. Write the plugin's texts.` }];
      }
      const entries = Object.entries(value);
      return entries.flatMap(([name, text]) => checkText(ofPlugin, name, text, [lang, key, name]));
    });
  });
}

function textsOfPlugin(plugins: readonly SitePlugin[], name: string): TextSet | undefined {
  return plugins.find((plugin) => plugin.name === name)?.texts?.en;
}

function checkText(english: TextSet, key: string, value: unknown, path: string[]): TextProblem[] {
  const problem = (message: string) => [{ path, message: `Got ${print(value)}. ${message}` }];
  const original = Object.hasOwn(english, key) ? english[key] : undefined;
  if (original === undefined) return problem('There is no text with this key. Correct the key.');
  const names = namesIn(original);
  const forms = typeof value === 'string' ? { other: value } : value;
  if (!isForms(forms) || (typeof value !== 'string' && !names.includes('count'))) {
    const shape = names.includes('count') ? 'a text, or its plural forms { one, other }' : 'a text';
    return problem(`Write ${shape}.`);
  }
  const missing = names.filter((name) => !namesIn(forms.other).includes(name));
  const unknown = namesIn(forms).filter((name) => !names.includes(name));
  if (missing.length === 0 && unknown.length === 0) return [];
  const braces = (list: string[]) => list.map((name) => `{${name}}`).join(', ');
  const what =
    missing.length > 0 ? `It lacks ${braces(missing)}` : `There is no value ${braces(unknown)}`;
  return problem(`${what}. In English it is ${print(original)}.`);
}

function isForms(value: unknown): value is Record<string, string> & { other: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'other' in value &&
    Object.values(value).every((form) => typeof form === 'string')
  );
}

const print = (value: unknown) => JSON.stringify(value) ?? String(value);
