import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDemos } from '../demos.ts';
import type { Guide } from './guides.ts';
import { type ReadmeRow, readTables } from './readTables.ts';
import { createTypeReader, type TypedProperty } from './readTypes.ts';
import { readUsage } from './readUsage.ts';

/** A row of the API page. */
export interface ApiProperty extends TypedProperty {
  of: 'Select' | 'Option' | 'OptGroup' | 'Methods';
  /** Id of the row: `select-filteroption`. */
  id: string;
  group: string;
  description: string;
  default?: string;
  /** Names of the demos that pass it: first those about it, then in the order of the menu. */
  shownIn: string[];
  /** The guide that explains it. */
  guide?: Guide;
}

/** The hand-written `docs/apiTexts.json`. */
interface ApiTexts {
  groups: Record<string, string[]>;
  descriptions: Record<string, string>;
  defaults: Record<string, string>;
  /** Readable types that replace the declared ones. */
  types: Record<string, { declared: string; shown: string }>;
  /** The guide that explains a property, by its title. */
  guides: Record<string, Guide>;
  /** Properties in the README that the types no longer have, with their replacements. */
  removed: Record<string, string>;
}

type Of = ApiProperty['of'];

/** The API page's properties, and every disagreement between types, README and texts. */
export function readApi(root: string): { properties: ApiProperty[]; problems: string[] } {
  const folder = path.join(root, 'node_modules/rc-select');
  const texts = JSON.parse(readFileSync(path.join(root, 'docs/apiTexts.json'), 'utf8')) as ApiTexts;
  const rows = readTables(readFileSync(path.join(folder, 'README.md'), 'utf8'));
  const usage = readUsage(root);
  const demos = readDemos(root).flatMap((one) => one.demos);
  const problems: string[] = [];
  const properties = readTypes(folder).flatMap(({ of, property }) => {
    const key = `${of}.${property.name}`;
    const row = findRow(rows, of, property.name);
    const description = texts.descriptions[key] ?? toSentence(row?.description);
    const group = of === 'Select' ? groupOf(texts, property.name) : of;
    if (!description) problems.push(`${key} has no description: add it to docs/apiTexts.json.`);
    if (!group) problems.push(`${key} has no group: add it to docs/apiTexts.json.`);
    const passing = demos.filter((demo) => usage.get(demo.name)?.has(key));
    const isAbout = (demo: (typeof demos)[number]) => demo.properties.includes(property.name);
    const shownIn = passing
      .toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)))
      .map((demo) => demo.name);
    const value = (texts.defaults[key] ?? row?.defaultValue) || undefined;
    const id = `${of}-${property.name}`.toLowerCase();
    return {
      of,
      id,
      group,
      ...property,
      ...showType(key, property, texts, problems),
      description,
      default: value,
      shownIn,
      guide: texts.guides[key],
    };
  });
  const known = new Set(properties.map(({ of, name }) => `${of}.${name}`));
  const listed = [
    ...Object.values(texts.groups)
      .flat()
      .map((name) => `Select.${name}`),
    ...Object.keys(texts.descriptions),
    ...Object.keys(texts.defaults),
    ...Object.keys(texts.types),
    ...Object.keys(texts.guides),
  ];
  for (const key of new Set(listed)) {
    if (!known.has(key)) problems.push(`${key} is in docs/apiTexts.json, but not in the types.`);
  }
  for (const { name, section } of rows) {
    if (section !== 'Select props' || name.startsWith('data-')) continue;
    if (known.has(`Select.${name}`) || Object.hasOwn(texts.removed, name)) continue;
    problems.push(`Select.${name} is in the README, but not in the types.`);
  }
  return { properties: sortByGroup(properties, texts), problems };
}

/** The readable type of a property; reports a problem if the declared type has changed since. */
function showType(key: string, { type }: TypedProperty, { types }: ApiTexts, problems: string[]) {
  const text = types[key];
  if (!text) return {};
  if (text.declared !== type) {
    problems.push(`${key} is declared as \`${type}\`: correct its type in docs/apiTexts.json.`);
  }
  return { type: text.shown };
}

/** Sorts the properties of each group as in the texts, which have the most used ones first. */
function sortByGroup(properties: ApiProperty[], { groups }: ApiTexts): ApiProperty[] {
  const order = Object.values(groups).flat();
  const places = new Map(order.map((name, index) => [`select-${name}`.toLowerCase(), index]));
  const placeOf = ({ id }: ApiProperty) => places.get(id) ?? order.length;
  return properties.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function readTypes(folder: string): { of: Of; property: TypedProperty }[] {
  const fileOf = (name: string) => path.join(folder, 'es', `${name}.d.ts`);
  const readType = createTypeReader(
    ['Select', 'Option', 'OptGroup', 'BaseSelect'].map(fileOf),
    'rc-select',
  );
  const read = (file: string, name: string) => readType(fileOf(file), name);
  const option = read('Select', 'DefaultOptionType').filter(({ name }) => name !== 'children');
  const all: Record<Of, TypedProperty[]> = {
    Select: read('Select', 'SelectProps'),
    // Their props are an `Omit` of a type with an index signature, which loses the names.
    Option: [...read('Option', 'OptionProps'), ...option.filter(({ name }) => name !== 'label')],
    OptGroup: [...read('OptGroup', 'OptGroupProps'), ...option],
    Methods: read('BaseSelect', 'BaseSelectRef'),
  };
  return (Object.keys(all) as Of[]).flatMap((of) => all[of].map((property) => ({ of, property })));
}

function findRow(rows: ReadmeRow[], of: Of, name: string): ReadmeRow | undefined {
  const section = of === 'Methods' ? of : `${of} props`;
  return rows.find((row) => row.section === section && row.name === name);
}

function groupOf({ groups }: ApiTexts, name: string): string {
  return Object.keys(groups).find((group) => groups[group]?.includes(name)) ?? '';
}

function toSentence(text = ''): string {
  if (!text) return '';
  const sentence = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
