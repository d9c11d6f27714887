import type { IncomingHttpHeaders } from 'node:http';

/** What identifies one state of a file. */
export interface Validators {
  etag: string;
  lastModified: Date;
}

/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

function weak(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}

/** Whether the reader's copy is still good (RFC 9110, section 13.2.2): the tag decides, else the time. */
export function isFresh(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((tag) => weak(tag) === weak(etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

function rangeStillApplies(condition: string | undefined, validators: Validators): boolean {
  if (condition === undefined) return true;
  if (condition.includes('"')) return condition === validators.etag;
  return Math.floor(validators.lastModified.getTime() / 1000) * 1000 === Date.parse(condition);
}

/**
 * The part that a request asks for: nothing when it asks for the whole (or in a way that we answer with the
 * whole, as several parts), `unsatisfiable` when the file has no such part.
 */
export function readRange(
  headers: IncomingHttpHeaders,
  size: number,
  validators: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  const condition = headers['if-range'];
  if (!match || !rangeStillApplies(condition?.toString(), validators)) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
