import type { BrowserContext } from '@playwright/test';
import lz from 'lz-string';

/** A form that an online sandbox receives. */
export interface ReceivedForm {
  method: string;
  /** Address of the form. */
  action: string;
  fields: Record<string, string>;
}

const SANDBOXES = /^https:\/\/(codesandbox\.io|stackblitz\.com)\//;

/** Intercepts requests to online sandboxes; returns a function that waits for the next form. */
export async function receiveForms(context: BrowserContext): Promise<() => Promise<ReceivedForm>> {
  const forms = new TransformStream<ReceivedForm, ReceivedForm>({}, { highWaterMark: 10 });
  const [writer, reader] = [forms.writable.getWriter(), forms.readable.getReader()];
  await context.route(SANDBOXES, async (route, request) => {
    const fields = (request.postDataJSON() ?? {}) as Record<string, string>;
    await route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' });
    await writer.write({ method: request.method(), action: request.url(), fields });
  });
  return async () => {
    const { value } = await reader.read();
    if (!value) throw new Error('The receiver was closed before it received a form.');
    return value;
  };
}

/** Unpacks a project as the given sandbox would; forms send line ends as CRLF. */
export function unpackForm(sandbox: string, { fields }: ReceivedForm): Record<string, string> {
  if (sandbox === 'CodeSandbox') {
    const base64 = (fields.parameters ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lz.decompressFromBase64(base64)) as {
      files: Record<string, { content: string }>;
    };
    return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return path ? [[path, text.replaceAll('\r\n', '\n')]] : [];
    }),
  );
}
