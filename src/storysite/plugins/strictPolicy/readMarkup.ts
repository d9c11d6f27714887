import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import postcss from 'postcss';
import parseValue from 'postcss-value-parser';
import { visit } from 'unist-util-visit';
import { hashScript, type Policy } from 'storysite/plugin';

/** The policy that markup needs to work, and the parts that no policy can allow. */
export interface MarkupPolicy {
  policy: Policy;
  problems: string[];
}

/** Types of scripts that a browser runs; other `script` elements contain data. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** The directive for a `link`, by its `rel`, or by the `as` of a preload. */
const LINKS: Record<string, string> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  'mask-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  // Google Fonts and others recommend it for the host of their files.
  preconnect: 'font-src',
};
const PRELOADS: Record<string, string> = {
  style: 'style-src',
  script: 'script-src',
  font: 'font-src',
  image: 'img-src',
  fetch: 'connect-src',
  audio: 'media-src',
  video: 'media-src',
};
const SOURCES: Record<string, string> = {
  script: 'script-src',
  img: 'img-src',
  image: 'img-src',
  iframe: 'frame-src',
  audio: 'media-src',
  video: 'media-src',
  source: 'media-src',
  track: 'media-src',
};

/** Hosts whose style sheets load fonts from another host. */
const FONT_HOSTS: Record<string, string> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
};

/**
 * Finds everything in this markup that a strict policy has to list: hashes of inline scripts, addresses on other hosts.
 */
export function readMarkup(markup: string): MarkupPolicy {
  const sources = new Map<string, Set<string>>();
  const problems: string[] = [];
  const allow = (directive: string, source?: string) => {
    if (source) sources.set(directive, (sources.get(directive) ?? new Set()).add(source));
  };
  visit(fromHtml(markup, { fragment: true }) as Root, 'element', (element) => {
    problems.push(...findProblems(element));
    for (const [directive, address] of listAddresses(element)) allow(directive, toSource(address));
    const text = textOf(element);
    if (element.tagName === 'script' && !element.properties.src && RUNS.test(typeOf(element))) {
      allow('script-src', hashScript(text));
    } else if (element.tagName === 'link' && typeOf(element, 'rel').includes('stylesheet')) {
      allowSheet(allow, String(element.properties.href));
    } else if (element.tagName === 'style') {
      allowCss(allow, text);
    }
  });
  const policy = Object.fromEntries([...sources].map(([name, set]) => [name, [...set]]));
  return { policy, problems };
}

type Allow = (directive: string, source?: string) => void;

/** A sheet of another host may load fonts and images from that host. */
function allowSheet(allow: Allow, address: string): void {
  const origin = originOf(address);
  if (!origin) return;
  allow('style-src', toSource(address));
  allow('font-src', origin);
  allow('font-src', FONT_HOSTS[origin]);
  allow('img-src', origin);
}

function allowCss(allow: Allow, css: string): void {
  let root: postcss.Root;
  try {
    root = postcss.parse(css);
  } catch {
    return;
  }
  root.walkAtRules(/^import$/i, ({ params }) => {
    const [first] = parseValue(params).nodes;
    const address = first?.type === 'function' ? first.nodes[0] : first;
    allowSheet(allow, address?.value ?? '');
  });
  root.walkDecls(({ value, parent }) => {
    const isFont = parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'font-face';
    parseValue(value).walk((node) => {
      if (node.type !== 'function' || !/^url$/i.test(node.value)) return;
      allow(isFont ? 'font-src' : 'img-src', toSource(node.nodes[0]?.value ?? ''));
    });
  });
}

/** Every address that an element loads, with the directive that has to allow it. */
function listAddresses({ tagName, properties }: Element): [directive: string, address: string][] {
  const { src, href, as, rel, poster, srcSet, data, action } = properties;
  const found: [string | undefined, unknown][] = [
    [SOURCES[tagName], src],
    ['img-src', poster],
    ['object-src', data],
    ['form-action', action],
  ];
  if (tagName === 'image') found.push(['img-src', href]);
  for (const candidate of [srcSet].flat()) {
    found.push([
      'img-src',
      String(candidate ?? '')
        .trim()
        .split(/\s/)[0],
    ]);
  }
  for (const name of tagName === 'link' && Array.isArray(rel) ? rel : []) {
    const isPreload = name === 'preload';
    found.push([isPreload ? PRELOADS[String(as)] : LINKS[String(name)], href]);
  }
  return found.flatMap(([directive, address]): [string, string][] =>
    directive && directive !== 'object-src' && typeof address === 'string'
      ? [[directive, address]]
      : [],
  );
}

/** Parts that no strict policy allows. */
function findProblems({ tagName, properties }: Element): string[] {
  const handlers = Object.keys(properties).filter((name) => /^on[A-Z]/.test(name));
  const scripts = Object.entries(properties).filter(([, value]) =>
    /^\s*javascript:/i.test(String(value)),
  );
  return [
    ...handlers.map(
      (name) =>
        `the handler ${name.toLowerCase()}="${String(properties[name])}" of <${tagName}>. Add it in a script: addEventListener(…)`,
    ),
    ...scripts.map(([, value]) => `the address "${String(value)}" of <${tagName}>. Use a script`),
    ...(/^(object|embed|base)$/.test(tagName) ? [`the element <${tagName}>. Remove it`] : []),
  ];
}

function typeOf({ properties }: Element, name = 'type'): string {
  return [properties[name] ?? ''].flat().join(' ').trim();
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function originOf(address: string): string | undefined {
  const isOutside =
    /^\s*(https?:)?\/\//i.test(address) && URL.canParse(address, 'https://a.invalid');
  return isOutside ? new URL(address, 'https://a.invalid').origin : undefined;
}

/** The source of a policy for an address: a file of another host, or `data:`; this host is allowed anyway. */
function toSource(address: string): string | undefined {
  const [, scheme] = /^\s*(data|blob):/i.exec(address) ?? [];
  if (scheme) return `${scheme.toLowerCase()}:`;
  const origin = originOf(address);
  if (!origin) return undefined;
  // A source of a policy has no query, and ends at these characters.
  const { pathname } = new URL(address, 'https://a.invalid');
  return origin + (pathname === '/' ? '' : pathname.replaceAll(';', '%3B').replaceAll(',', '%2C'));
}
