import type { StoryEdits } from 'storysite/theme';
import { type LiveFile, MAX_TEXT_LENGTH } from './LiveState.ts';
import { startOf } from './sharedAddress.ts';

/** Why a link cannot be used. `foreign`: its code belongs to another story, or to another version of the site. */
export type SharedProblem = 'damaged' | 'tooMuch' | 'foreign';

/** Texts in a link, by path, or the reason why there are none. */
export type SharedCode =
  | { texts: ReadonlyMap<string, string>; problem?: undefined }
  | { texts?: undefined; problem: SharedProblem };

/** Browsers accept longer addresses; mail and chat programs cut them. */
export const MAX_ADDRESS_LENGTH = 30_000;
/** A character has up to four bytes. */
const MAX_BYTES = 4 * MAX_TEXT_LENGTH;

class TooMuch extends Error {}

/** Prints the hash that opens a story with changed texts: compressed, with a checksum, in characters safe in mail. */
export async function printShared(storyId: string, texts: StoryEdits): Promise<string> {
  const json = new Blob([JSON.stringify(texts)]).stream();
  const bytes = await readAll(json.pipeThrough(new CompressionStream('deflate')), Infinity);
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const code = btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return startOf(storyId) + code;
}

/** Address that opens a story of this page with the reader's edits. */
export async function printLink(storyId: string, edits: StoryEdits): Promise<string> {
  const { origin, pathname, search } = location;
  return origin + pathname + search + (await printShared(storyId, edits));
}

/** Reads the output of `printShared`; rejects files that readers cannot change. */
export async function readShared(
  hash: string,
  storyId: string,
  files: readonly LiveFile[],
): Promise<SharedCode> {
  const [, start, code] = /^([^.]*\.)([\w-]+)$/.exec(hash) ?? [];
  if (hash.length > MAX_ADDRESS_LENGTH) return { problem: 'tooMuch' };
  if (code === undefined) return { problem: 'damaged' };
  if (start !== startOf(storyId)) return { problem: 'foreign' };
  try {
    const texts = findTexts(JSON.parse(await inflate(code)), files);
    if (!texts) return { problem: 'foreign' };
    const isLong = [...texts.values()].some(({ length }) => length > MAX_TEXT_LENGTH);
    return isLong ? { problem: 'tooMuch' } : { texts };
  } catch (error) {
    return { problem: error instanceof TooMuch ? 'tooMuch' : 'damaged' };
  }
}

function findTexts(data: unknown, files: readonly LiveFile[]): Map<string, string> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const entries = Object.entries(data as Record<string, unknown>);
  const own = entries.filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      files.some(({ path, kind }) => path === entry[0] && kind !== 'fixed'),
  );
  return own.length > 0 && own.length === entries.length ? new Map(own) : undefined;
}

async function inflate(code: string): Promise<string> {
  const signs = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream, MAX_BYTES));
}

/** Reads the bytes of a stream; cancels it after more than `most`. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      void reader.cancel();
      throw new TooMuch();
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
