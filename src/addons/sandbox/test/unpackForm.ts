import lz from 'lz-string';
import type { ReceivedForm } from './startReceiver.ts';

/** The files of a project as the named sandbox would unpack them; forms send line ends as CRLF. */
export function unpackForm(sandbox: string, { fields }: ReceivedForm): Record<string, string> {
  return sandbox === 'CodeSandbox' ? unpackCodeSandbox(fields) : unpackStackBlitz(fields);
}

function unpackCodeSandbox({ parameters = '' }: Record<string, string>): Record<string, string> {
  const json = lz.decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  const { files } = JSON.parse(json) as { files: Record<string, { content: string }> };
  return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
}

function unpackStackBlitz(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return path ? [[path, text.replaceAll('\r\n', '\n')]] : [];
    }),
  );
}
