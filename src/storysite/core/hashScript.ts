import { createHash } from 'node:crypto';

/** The source expression of a policy that lets this inline script run and no other: `'sha256-…'`. */
export function hashScript(script: string): string {
  // A browser hashes the text that its parser gives it, in which lines end in LF.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
