import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf } from '../../core/describeError.ts';
import { sizeOf } from './imageSize.ts';
import { machineEnv } from '../project/runWithEnv.ts';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 2_000_000;

const ENDINGS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** An image of another host that the build has fetched. */
export interface BundledImage {
  /** Path in the built site: `assets/1a2b3c4d.png`. */
  file: string;
  bytes: Buffer;
  /** Its size in pixels, if known. */
  size?: { width: number; height: number };
}

/** The images of other hosts that a build ships with its site. */
export class BundledImages {
  readonly #images = new Map<string, Promise<BundledImage | string>>();

  /** Fetches an image once; resolves to the reason if it is not available, or if the build is offline. */
  fetch(address: string): Promise<BundledImage | string> {
    const image = this.#images.get(address) ?? fetchImage(address);
    this.#images.set(address, image);
    return image;
  }

  /** Writes the fetched images; resolves to a note for each image that the pages leave out. */
  async write(outDir: string): Promise<string[]> {
    const notes: string[] = [];
    for (const [address, fetched] of this.#images) {
      const image = await fetched;
      if (typeof image === 'string') {
        notes.push(`The image ${address} is left out, because it cannot be fetched: ${image}.`);
        continue;
      }
      const file = join(outDir, image.file);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image.bytes);
    }
    return notes;
  }
}

async function fetchImage(address: string): Promise<BundledImage | string> {
  if (machineEnv().STORYSITE_OFFLINE) return 'STORYSITE_OFFLINE is set';
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return `the host answers with status ${response.status}`;
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    const ending = ENDINGS[type];
    if (!ending) return `the host answers with "${type}", which is no image`;
    const bytes = await readBytes(response);
    if (!bytes) return `it has more than ${MAX_BYTES / 1e6} MB`;
    if (ending === 'svg' && mayRunScript(bytes)) return 'it is an SVG file that could run a script';
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return {
      file: `assets/${hash}.${ending}`,
      bytes,
      size: sizeOf(bytes),
    };
  } catch (error) {
    return messageOf(error);
  }
}

/** The body of an answer; undefined where it is larger than an image may be, of which the rest is not read. */
async function readBytes({ body }: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    // Leaving the loop cancels the answer.
    if (length > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const SCRIPTS = [
  /<(?:[\w.-]+:)?(?:script|handler|listener|iframe|embed|object)\b/i,
  /[\s"'/]on[a-z]+\s*=\s*["']/i,
  /<!ENTITY|<\?xml-stylesheet/i,
  // Text in another encoding would hide the rest.
  /\0|<\?xml[^>]*encoding=["'](?!utf-8["']|us-ascii["']|iso-8859-1["'])/i,
];

/** Whether an SVG file could run a script where a reader opens it, which would have the origin of the site. */
function mayRunScript(bytes: Buffer): boolean {
  const text = bytes.toString();
  if (SCRIPTS.some((pattern) => pattern.test(text))) return true;
  const decoded = text
    .replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex?: string, code = '') => {
      const point = hex ? Number.parseInt(hex, 16) : Number(code);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replace(/&(?:tab|newline|colon);/gi, (name) => (/colon/i.test(name) ? ':' : ''));
  // eslint-disable-next-line no-control-regex -- browsers ignore them in a scheme
  return /(?:javascript|vbscript):/i.test(decoded.replace(/[\u0000-\u0020]/g, ''));
}
