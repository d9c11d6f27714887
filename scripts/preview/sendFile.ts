import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { isFresh, readRange } from './conditions.ts';
import { contentTypeOf, isText } from './contentTypes.ts';
import type { ServedFile } from './findFile.ts';

interface Copy extends ServedFile {
  encoding?: string;
}

/** The smallest copy of a file that the reader takes; a part is always cut from the plain file. */
async function chooseCopy(request: IncomingMessage, file: ServedFile): Promise<Copy> {
  if (request.headers.range !== undefined) return file;
  for (const { name, suffix } of acceptedEncodings(
    request.headers['accept-encoding']?.toString(),
  )) {
    try {
      const stats = await lstat(file.path + suffix);
      if (stats.isFile()) return { path: file.path + suffix, stats, encoding: name };
    } catch {
      // No such copy: the file was too small to compress.
    }
  }
  return file;
}

function describe(file: ServedFile, copy: Copy) {
  const { size, mtime, mtimeMs } = copy.stats;
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${copy.encoding ?? ''}"`;
  const headers: OutgoingHttpHeaders = {
    'content-type': contentTypeOf(file.path),
    'cache-control': 'no-cache',
    'last-modified': mtime.toUTCString(),
    'accept-ranges': 'bytes',
    etag,
  };
  if (copy.encoding) headers['content-encoding'] = copy.encoding;
  if (isText(file.path)) headers.vary = 'Accept-Encoding';
  return { headers, size, validators: { etag, lastModified: mtime } };
}

/** Answers with a file, a part of it, or "not modified"; `extra` headers win over the file's own. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  options: { status?: number; extra?: OutgoingHttpHeaders } = {},
): Promise<void> {
  const { status = 200, extra = {} } = options;
  const copy = await chooseCopy(request, file);
  const { headers, size, validators } = describe(file, copy);
  Object.assign(headers, extra);
  if (status === 200 && isFresh(request.headers, validators)) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = status === 200 ? readRange(request.headers, size, validators) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...extra, 'content-range': `bytes */${size}` }).end();
    return;
  }
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`;
  headers['content-length'] = range ? range.end - range.start + 1 : size;
  response.writeHead(range ? 206 : status, headers);
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  await pipeline(createReadStream(copy.path, range), response);
}
