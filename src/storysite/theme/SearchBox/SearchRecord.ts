import type { SearchPage } from '../../shared/SearchIndex.ts';
import { nameTerms, termsOf } from './searchTerms.ts';

/** A page, section or property in the form in which it is looked for. */
export interface SearchRecord {
  /** Its place in the order of the site. */
  id: number;
  kind: 'property' | 'page' | 'section';
  /** Site path, with the hash: `/#select-props`. */
  to: string;
  name: string;
  /** What it belongs to: a section's page, a page's menu group, a property's component. */
  parent?: string;
  /** A property's type. */
  type?: string;
  text: string;
  /** The whole name as one word. */
  joined: string;
  /** The terms of its name, with a space before and after each. */
  names: string;
  /** Those of what surrounds it, which completes a query but does not answer it. */
  around: string;
}

/** A page, then its properties and sections; `firstId` is the id of the page. */
export function toRecords(page: SearchPage, firstId: number): SearchRecord[] {
  const { path, title, group, text } = page;
  const records: SearchRecord[] = [];
  const add = (record: Pick<SearchRecord, 'kind' | 'to' | 'name' | 'text' | 'parent' | 'type'>, around = '') => {
    const [joined = '', ...terms] = nameTerms(record.name);
    records.push({
      ...record,
      id: firstId + records.length,
      joined,
      names: ` ${[joined, ...terms].join(' ')} `,
      around: ` ${termsOf(`${record.parent ?? ''} ${around}`).join(' ')} `,
    });
  };
  const at = (id: string) => `${path}#${encodeURIComponent(id)}`;

  add({ kind: 'page', to: path, name: title, parent: group, text });
  for (const { id, name, of, type, default: value, description } of page.properties) {
    const text = [description, type, value].filter(Boolean).join('\n');
    add({ kind: 'property', to: at(id), name, parent: of, type, text }, title);
  }
  for (const { id, title: name, text } of page.sections) {
    add({ kind: 'section', to: at(id), name, parent: title, text }, group);
  }
  return records;
}
