import { SUGGEST_FRAME } from '../../scripts/build-suggest-frame.ts';
import { docsPageOf } from './docsPageOf.ts';
import type { Site } from './readSite.ts';
import {
  commonPolicy,
  type Policy,
  printPolicy,
  sitePolicy,
  suggestFramePolicy,
} from './securityPolicy.ts';

/** Headers of the answers under a path; a `*` at its end stands for any rest. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** What no page of the site needs, so that no script in it can ask for it either. */
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
  // A stranger's page that opens one of ours gets no window to write to.
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...policyHeader(commonPolicy),
};
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** A worker that stays in a cache would keep readers at an earlier build. */
const ALWAYS_ASKED = { 'Cache-Control': 'no-cache' };

function policyHeader(policy: Policy) {
  return { 'Content-Security-Policy': printPolicy(policy) };
}

/** What the headers of pages need of the build. */
export interface PageScripts {
  /** The texts of the inline scripts. */
  inline: readonly string[];
  /** The files that every page with a live demo needs for it. */
  demos: readonly string[];
}

/**
 * The header rules of the deploy. Where two rules name the same header, some hosts send both values and some the last
 * alone. So the rule for all answers holds only what the workbench and the suggestion frame bear as well, and each
 * other policy repeats it: either way the same is allowed.
 *
 * Pages with demos name the scripts of those in a header, too: they are then asked for before the document is read.
 */
export function listHeaderRules(site: Site, { inline, demos }: PageScripts): HeaderRule[] {
  const { base } = site.config;
  const page = policyHeader({ ...sitePolicy(site.config, inline), ...commonPolicy });
  const preloads = demos.map((file) => `<${base}${file}>; rel=modulepreload`);
  const demoPage = { ...page, Link: preloads.join(', ') };
  const frame = policyHeader(suggestFramePolicy);
  return [
    { pattern: `${base}*`, headers: COMMON },
    { pattern: `${base}assets/*`, headers: IMMUTABLE },
    { pattern: `${base}sw.js`, headers: ALWAYS_ASKED },
    ...[SUGGEST_FRAME, `storybook/${SUGGEST_FRAME}`].map((file) => ({
      pattern: base + file,
      headers: frame,
    })),
    ...[...listPagePatterns(site)].map(([path, hasDemos]) => ({
      pattern: base + path,
      headers: hasDemos ? demoPage : page,
    })),
  ];
}

/**
 * Patterns, without the base, that together cover the pages and nothing else of the deploy; whether each page under them
 * has a live demo.
 */
function listPagePatterns({ pages, stories, redirects, config }: Site): Map<string, boolean> {
  const toPattern = (path: string) => {
    const [, first = '', ...rest] = encodeURI(path).split('/');
    if (rest.length > 0) return `${first}/*`;
    return first && config.htmlSuffix ? `${first}.html` : first;
  };
  const live = new Set(stories.flatMap((story) => [story.path, docsPageOf(story, pages)?.path]));
  const patterns = new Map([[toPattern('/_demos/*'), false]]);
  for (const { path } of [...pages, ...stories]) {
    const pattern = toPattern(path);
    patterns.set(pattern, live.has(path) && patterns.get(pattern) !== false);
  }
  for (const path of Object.keys(redirects)) {
    const pattern = toPattern(path);
    if (!patterns.has(pattern)) patterns.set(pattern, false);
  }
  return patterns;
}
