import { z } from 'zod';

/** An absolute `http(s)` address. */
export const webAddress = z
  .string()
  .refine(isWebAddress, { error: 'that is no address of the web' });

/** A site path (`/demo`) or an address that a reader can follow; `javascript:` and its like are none. */
export const linkAddress = z.string().refine((value) => isSitePath(value) || isFollowable(value), {
  error: 'that is neither a path of the site nor an address that is safe to follow',
});

/** A site path (`/logo.svg`) or an absolute `https` address. */
export const imageAddress = z
  .string()
  .refine((value) => isSitePath(value) || (isWebAddress(value) && value.startsWith('https:')), {
    error: 'that is neither a path of the site nor an https address',
  });

/** A site path: `/demo/single`. */
export const sitePath = z.string().refine(isSitePath, { error: 'that is no path of the site' });

/** Whether the value is an absolute `http(s)` address. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value);
}

function isFollowable(value: string): boolean {
  return isWebAddress(value) || /^(mailto|tel):\S+$/i.test(value);
}

function isSitePath(value: string): boolean {
  // Two slashes, and a backslash in their place, would lead to another host.
  return /^\/(?![/\\])\S*$/.test(value);
}
