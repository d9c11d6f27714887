import { SUGGEST_FRAME } from '../../../../scripts/build-suggest-frame.ts';
import type { Site } from '../site/readSite.ts';
import {
  commonPolicy,
  type Policy,
  printPolicy,
  sitePolicy,
  suggestFramePolicy,
} from './securityPolicy.ts';

/** Headers of the answers under a path; a `*` at its end matches anything. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Browser features that no page needs, and so no script in it may ask for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
];

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // Another site that opens a page gets no window to write to.
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...policyHeader(commonPolicy),
};
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** With a cached worker, readers would stay with an earlier build. */
const REVALIDATED = { 'Cache-Control': 'no-cache' };

function policyHeader(policy: Policy) {
  return { 'Content-Security-Policy': printPolicy(policy) };
}

/**
 * The header rules of the deploy. Where two rules set the same header, some hosts send both values and some the last
 * alone. So the rule for all answers holds only what also suits the workbench and the suggestion frame, and each other
 * policy repeats it.
 */
export function listHeaderRules(site: Site, inlineScript: string): HeaderRule[] {
  const { base } = site.config;
  const page = policyHeader({ ...sitePolicy(site.config, [inlineScript]), ...commonPolicy });
  const frame = policyHeader(suggestFramePolicy);
  return [
    { pattern: `${base}*`, headers: COMMON },
    { pattern: `${base}assets/*`, headers: IMMUTABLE },
    { pattern: `${base}sw.js`, headers: REVALIDATED },
    ...[SUGGEST_FRAME, `storybook/${SUGGEST_FRAME}`].map((file) => ({
      pattern: base + file,
      headers: frame,
    })),
    ...listPagePatterns(site).map((path) => ({ pattern: base + path, headers: page })),
  ];
}

/** Patterns, without the base, that match all pages and nothing else. */
function listPagePatterns({ pages, stories, redirects, config }: Site): string[] {
  const paths = [
    ...[...pages, ...stories].map(({ path }) => path),
    ...Object.keys(redirects),
    '/_demos/*',
  ];
  const patterns = paths.map((path) => {
    const [, first = '', ...rest] = encodeURI(path).split('/');
    if (rest.length > 0) return `${first}/*`;
    return first && config.htmlSuffix ? `${first}.html` : first;
  });
  return [...new Set(patterns)];
}
