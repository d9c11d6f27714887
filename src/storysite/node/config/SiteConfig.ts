import { z } from 'zod';
import {
  checkShape,
  fix,
  image,
  isSitePath,
  isWebAddress,
  link,
  text,
  webAddress,
} from './checkShape.ts';

/** A base path: plain segments with a slash at both ends. */
export const isBase = (value: string) => /^\/([\w~-][\w.~-]*\/)*$/.test(value);

const navLink = z.strictObject({ text: text('Write what the link says.'), link });
/** An item with `items` opens a menu. */
const navItem = navLink.extend({ items: z.array(navLink).optional() });

const repository = z.strictObject({
  url: webAddress('Write an address such as "https://github.com/owner/name".'),
  branch: text('Write the branch that edits go to, such as "main".'),
  /** Folder of this project in the repository; its root when left out. */
  directory: z.string().optional(),
  /** Known hosts need none. */
  hostName: text('Write the name for "Edit this page on …".').optional(),
});

const locale = z.strictObject({
  lang: text('Write a language tag such as "en" or "zh-CN".', (tag) =>
    /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag),
  ),
  label: text('Write the name for the language switch, such as "English".'),
  /** First segment of its paths; empty for the default language. */
  prefix: text('Write a path segment such as "zh-CN".', (value) => /^[\w-]*$/.test(value)),
  /** The site's own navigation when left out. */
  nav: z.array(navItem).optional(),
});

/** Algolia DocSearch. */
const externalSearch = z.strictObject({
  appId: text('Write the application id from Algolia.'),
  apiKey: text('Write the search-only key from Algolia, never the admin key.'),
  indexName: text('Write the name of the index.'),
  /** Hosts that answer in place of Algolia's; for tests. */
  hosts: z.array(text('Write a host name.')).min(1).optional(),
});

const SANDBOX = 'Write "CodeSandbox" or "StackBlitz", or { name, action, probeImage }.';
const inHouseSandbox = z.strictObject({
  name: text('Write the name for "Open in …".'),
  /** A hidden form posts the demo there. */
  action: webAddress(),
  /** The sandbox is offered when this image loads. */
  probeImage: webAddress(),
});

const schema = z
  .strictObject({
    title: text('Write the name of the library.'),
    version: text('Write the version, such as "14.0.5".').optional(),
    description: text('Describe the library in one sentence.'),
    /** A drawn logo when left out. */
    logo: image.optional(),
    /** For canonical links and the sitemap. */
    siteUrl: webAddress('Write the address of the deployed site.').optional(),
    repository: repository.optional(),
    /** Whether pages show images of other hosts, such as a README's badges; otherwise their texts. */
    externalImages: z.boolean().default(true),
    /** `doc` shows the star badge, `site` does not. */
    mode: z.enum(['doc', 'site']).default('doc'),
    locales: z.array(locale).refine((locales) => {
      const prefixes = new Set(locales.map(({ prefix }) => prefix));
      return prefixes.has('') && prefixes.size === locales.length;
    }, fix('Give one language the prefix "", and each of the others its own.')),
    /** Top navigation. */
    nav: z.array(navItem),
    /** Base path of the deploy. `BASE_PATH` overrides it. */
    base: text('Write a path such as "/" or "/select/".', isBase).default('/'),
    /** Pages are `demo/single.html`, not `demo/single/index.html`. `HTML_SUFFIX` overrides it. */
    htmlSuffix: z.boolean().default(false),
    demoIndex: text('Write the path that /demo opens, such as "/demo/single".', isSitePath),
    /** Used instead of the site's own search. */
    externalSearch: externalSearch.optional(),
    /** Whether pages open without a network; `false` also removes the service worker of an earlier deploy. */
    offline: z.boolean().default(true),
    sandboxes: z.array(
      z.union(
        [text(SANDBOX, (name) => ['CodeSandbox', 'StackBlitz'].includes(name)), inHouseSandbox],
        fix(SANDBOX),
      ),
    ),
    /** Suggestion service of the demos. `SUGGEST_URL` overrides it. */
    suggestUrl: webAddress(),
    /** Ids of an earlier site, and the story ids that replace them. */
    formerDemoIds: z
      .record(z.string(), text('Write a story id such as "demo-single--basic".'))
      .default({}),
  })
  .refine(({ logo, externalImages }) => externalImages || !logo || !isWebAddress(logo), {
    path: ['logo'],
    error: 'The logo is an image of another host. Set externalImages to true, or use a site path.',
  });

/** What an owner writes in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof schema>;
/** The checked configuration. */
export type SiteConfig = z.output<typeof schema>;
export type NavItem = z.output<typeof navItem>;
export type Repository = z.output<typeof repository>;
export type Locale = z.output<typeof locale>;
export type ExternalSearch = z.output<typeof externalSearch>;
export type InHouseSandbox = z.output<typeof inHouseSandbox>;

/** The configuration with its defaults; throws an error that names each wrong option, its value and the fix. */
export const checkSiteConfig = (config: unknown): SiteConfig =>
  checkShape(schema, config, '.storybook/site.config.ts');
