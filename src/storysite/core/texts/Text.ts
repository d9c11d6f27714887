/** A text with `{names}` for its values, or plural forms, chosen by the value `count`. */
export type Text = string | PluralForms;

/** Forms by the plural rules of a language, as `Intl.PluralRules` names them. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Texts by their keys. */
export type TextSet = Readonly<Record<string, Text>>;

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The names of the values that a text shows. */
type NamesOf<T> = T extends string ? NamesIn<T> : NamesIn<T[keyof T]>;

/** The values of a text, by the names in its braces. */
export type ValuesOf<T, V = string | number> = {
  [Name in NamesOf<T>]: Name extends 'count' ? number : V;
};

/** The parameters of a function that shows a text: none for a text without values. */
export type TextParameters<T, V = string | number> = [NamesOf<T>] extends [never]
  ? []
  : [values: ValuesOf<T, V>];

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;

/** A string that has each of the names in it. */
type WithNames<Names extends string> = string &
  Intersection<Names extends string ? `${string}{${Names}}${string}` : never>;

type TranslationOf<T> =
  | WithNames<NamesOf<T>>
  | ('count' extends NamesOf<T> ? PluralForms & { other: WithNames<NamesOf<T>> } : never);

/** A translation of a set of texts: each of its keys, with the same values. */
export type Translation<Set> = { readonly [Key in keyof Set]: TranslationOf<Set[Key]> };

/** The names of the values that a text shows in any of its forms. */
export function namesIn(text: Text): string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text);
  const names = forms.flatMap((form) =>
    [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

/** The pieces of a text, with its values where their names are. */
export function splitText<V>(
  text: Text,
  values: Readonly<Record<string, V>>,
  lang: string,
): (string | V | undefined)[] {
  const form = typeof text === 'string' ? text : chooseForm(text, Number(values.count), lang);
  const pieces = form.split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (index % 2 === 1 ? values[piece] : piece));
}

function chooseForm(forms: PluralForms, count: number, lang: string): string {
  return forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
}
