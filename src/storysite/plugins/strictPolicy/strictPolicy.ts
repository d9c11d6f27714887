import {
  commonPolicy,
  escapeHtml,
  type HeaderRule,
  type PluginSite,
  type Policy,
  printPolicy,
  type SitePlugin,
} from 'storysite/plugin';
import { readMarkup } from './readMarkup.ts';
import { pagePolicy, redirectPolicy } from './securityPolicy.ts';

/** Browser features that no page needs, and that no script may request. */
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

const policyHeader = (policy: Policy) => ({ 'Content-Security-Policy': printPolicy(policy) });

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // Another site that opens a page gets no window to write to.
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...policyHeader(commonPolicy),
};

/**
 * A strict content security policy and other security headers: no scripts of other hosts, no unlisted inline scripts,
 * no `eval`. Each page has it in a `meta` element, for hosts that send no headers; the header files repeat it.
 */
export function strictPolicy(): SitePlugin {
  return {
    name: 'strict-policy',
    // A policy applies only to the markup after it.
    head({ config, kind, markup }) {
      const needed = readMarkup(markup).policy;
      // MSW has a worker in Storybook.
      const inStorybook = { ...needed, 'worker-src': ["'self'"] };
      const policy =
        kind === 'redirect'
          ? redirectPolicy
          : pagePolicy(config, kind === 'storybook' ? inStorybook : needed);
      const content = escapeHtml(printPolicy(policy));
      return `<meta http-equiv="Content-Security-Policy" content="${content}">`;
    },
    headers: listHeaders,
    warnings: (_, markup) =>
      readMarkup(markup).problems.map(
        (problem) =>
          `preview-head.html or preview-body.html: strictPolicy() blocks ${problem}, or leave out strictPolicy().`,
      ),
  };
}

/**
 * If two rules set the same header, some hosts send both values and others only the last. So the rule for all responses
 * has only values that also suit files other than pages, and each other policy repeats them.
 */
function listHeaders(site: PluginSite, markup: string): HeaderRule[] {
  const { base } = site.config;
  const { policy } = readMarkup(markup);
  const page = policyHeader({ ...pagePolicy(site.config, policy), ...commonPolicy });
  return [
    { pattern: `${base}*`, headers: COMMON },
    ...listPagePatterns(site).map((path) => ({ pattern: base + path, headers: page })),
  ];
}

/** Patterns, without the base, that match all pages and nothing else. */
function listPagePatterns({ pages, stories, config }: PluginSite): string[] {
  const paths = [
    ...[...pages, ...stories].map(({ path }) => path),
    ...Object.keys(config.redirects),
  ];
  const patterns = paths.map((path) => {
    const [, first = '', ...rest] = encodeURI(path).split('/');
    if (rest.length > 0) return `${first}/*`;
    return first && config.htmlSuffix ? `${first}.html` : first;
  });
  return [...new Set(patterns)];
}
