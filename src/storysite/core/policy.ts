import { createHash } from 'node:crypto';
import type { Policy } from './config/SitePlugin.ts';

/** The policy of every response; `frame-ancestors` works in a header only. */
export const commonPolicy: Policy = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/** A policy as the text of a header or `meta` element. */
export function printPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}

/** The source expression of a policy that lets this inline script run and no other: `'sha256-…'`. */
export function hashScript(script: string): string {
  // Browsers hash the text after parsing, in which lines end in LF.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
