import { z } from 'zod';
import { markOf, type SiteMark } from './siteMark.ts';
import type { SitePlugin } from './SitePlugin.ts';
import { findTextProblems, type SiteTexts } from './siteTexts.ts';
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

const addSlashes = (path: string) => `/${path.trim()}/`.replace(/\/+/g, '/');

/** A base path: plain segments with a slash at both ends. */
const isBase = (value: string) => /^\/([\w~-][\w.~-]*\/)*$/.test(value);

const navLink = z.strictObject({ text: text('Write the text of the link.'), link });
/** An item with `items` opens a menu. */
const navItem = navLink.extend({ items: z.array(navLink).optional() });

const repository = z.strictObject({
  url: webAddress('Write an address such as "https://github.com/owner/name".'),
  branch: text('Write the branch that edits go to, such as "main".'),
  /** Folder of this project in the repository; by default its root. */
  directory: z.string().optional(),
  /** Known hosts need none. */
  hostName: text('Write the name for "Edit this page on …".').optional(),
});

/** The settings of a language that a reader's browser needs. */
const language = z.object({
  lang: text('Write a language tag such as "en" or "zh-CN".', (tag) =>
    /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag),
  ),
  label: text('Write the name for the language switch, such as "English".'),
  /** First segment of its paths; empty for the default language. */
  prefix: text('Write a path segment such as "zh-CN".', (value) => /^[\w-]*$/.test(value)),
});

const locale = z.strictObject({
  ...language.shape,
  /** By default the site's own navigation. */
  nav: z.array(navItem).optional(),
  /** Translated names of menu groups and of untranslated pages: `{ Basics: '基础' }`. */
  groups: z.record(z.string(), z.string()).default({}),
});

const english = { lang: 'en', label: 'English', prefix: '', groups: {} };

/** Algolia DocSearch. */
const externalSearch = z.strictObject({
  appId: text('Write the application id from Algolia.'),
  apiKey: text('Write the search-only key from Algolia, never the admin key.'),
  indexName: text('Write the name of the index.'),
  /** Hosts that answer in place of Algolia's; for tests. */
  hosts: z.array(text('Write a host name.')).min(1).optional(),
});

const sitePath = text('Write a site path such as "/guide".', isSitePath);
const menuGroup = z.strictObject({
  text: text('Write the heading of the group.'),
  pages: z.array(sitePath).min(1),
});
const override = text(
  'Write the path of a module in the project, such as ".storybook/Footer.tsx".',
).optional();
/** Options of earlier versions, each with its replacement. */
const formerOptions: Partial<Record<string, string>> = {
  slots: 'The option "slots" is now "overrides". Rename it.',
  loose:
    'There is no option "loose": a block that the site does not have is a notice in its page and a warning, which "strict" does not allow. Remove it.',
};

const isFunction = (value: unknown) => typeof value === 'function';
const isPlugin = (value: unknown) => typeof value === 'object' && value !== null && 'name' in value;

/** An entry of Storybook's index, as far as its path depends on it. */
export interface RouteEntry {
  type: 'docs' | 'story';
  /** Storybook's id: `demo-single--docs`. */
  id: string;
  /** `Demo/single`. */
  title: string;
  name: string;
  /** File in the project. */
  importPath: string;
}

/** Path of an entry, and further paths that show the same. */
export type EntryRoute = string | { path: string; aliases?: string[] };
export type RouteOf = (entry: RouteEntry) => EntryRoute | false | undefined;
export type TransformSource = (source: string, file: string) => string | Promise<string>;
export type SourceFiles = (storiesFile: string, root: string) => Promise<string[]>;

/** Options that reach the reader's browser. */
const site = z.object({
  title: text('Write the name of the library.'),
  version: text('Write the version, such as "14.0.5".').optional(),
  description: text('Describe the library in one sentence.'),
  /** In the top bar; by default the first letter of the title. */
  logo: image.optional(),
  /** For canonical links and the sitemap. */
  siteUrl: webAddress('Write the address of the deployed site.').optional(),
  /** The library's: its link in the bar, and its stars. */
  repository: repository.optional(),
  /** The site's own, for edit links; by default the library's; `false` for none. */
  siteRepository: z
    .union(
      [repository, z.literal(false)],
      fix('Write { url, branch } with a web address, or false.'),
    )
    .optional(),
  /** Whether pages show images of other hosts, such as a README's badges; otherwise their texts. */
  externalImages: z.boolean().default(true),
  /** `doc` shows the repository's stars, an image from img.shields.io; `site` makes no requests to other hosts. */
  mode: z.enum(['doc', 'site']).default('site'),
  locales: z.array(language),
  /** Top navigation. */
  nav: z.array(navItem).default([]),
  /** Base path of the deploy. */
  base: text('Write a path such as "/" or "/select/".', (path) => isBase(addSlashes(path)))
    .transform(addSlashes)
    .default('/'),
  /** Pages are `demo/single.html`, not `demo/single/index.html`. */
  htmlSuffix: z.union([z.boolean(), z.stringbool()], fix('Write true or false.')).default(false),
  /** Used instead of the site's own search. */
  externalSearch: externalSearch.optional(),
  /**
   * Target of links to Storybook: `true` for a Storybook that is built with the site, at `storybook/`, or the address
   * of a Storybook deployed elsewhere; `false` for no links. A story that needs Storybook makes the build include it
   * anyway.
   */
  storybook: z
    .union(
      [z.boolean(), webAddress().transform((url) => url.replace(/\/*$/, '/'))],
      fix(
        'Write true, false, or the address of a Storybook such as "https://storybook.example.com/".',
      ),
    )
    .default(false),
});

/** Options that only the build needs, and those of which the browser gets a part. */
const build = z.object({
  /** By default `favicon.svg`, `.ico` or `.png` of the project's static files, else derived like the logo. */
  favicon: image.optional(),
  /**
   * Whether a build downloads images of other hosts in prose and ships them; images that it cannot get are left out.
   */
  bundleImages: z.boolean().default(false),
  locales: z
    .array(locale)
    .default([english])
    .refine((locales) => {
      const prefixes = new Set(locales.map(({ prefix }) => prefix));
      return prefixes.has('') && prefixes.size === locales.length;
    }, fix('Give one language the prefix "", and each of the others its own.')),
  /** Texts of the theme and of plugins in further languages, or in place of its own, by the tags of the languages. */
  texts: z
    .record(
      z.string(),
      z.custom<SiteTexts>(
        (value) => typeof value === 'object' && value !== null,
        fix('Write texts by their keys, such as { search: "Rechercher" }.'),
      ),
    )
    .default({}),
  /** Groups of the side menu with the paths of their pages; other pages keep the group that their title names. */
  menu: z.array(menuGroup).default([]),
  /**
   * Path of a docs page or standalone story. An entry for which it returns undefined gets a path made of its title or
   * id; one for which it returns `false` is only in Storybook.
   */
  routes: z
    .custom<RouteOf>(isFunction, fix('Write a function from an entry to a path.'))
    .optional(),
  /** Paths that open others; a `*` at the end of both matches the rest of the path. */
  redirects: z.record(sitePath, sitePath).default({}),
  /** Messages for unknown paths that begin in a certain way (`/stories/*`); `*` in a message is the rest of the path. */
  notFound: z.record(sitePath, text('Write a message.')).default({}),
  /** Modules that replace parts of the frame, by their paths in the project; each gets the default part as `children`. */
  overrides: z
    .strictObject({
      logo: override,
      nav: override,
      hero: override,
      pageHeader: override,
      footer: override,
    })
    .default({}),
  /** Files that a story box shows with the stories of a stories file: paths in the project, the main file first. */
  sourceFiles: z
    .custom<SourceFiles>(isFunction, fix('Write a function from a stories file to its files.'))
    .optional(),
  /**
   * Transforms a source file for readers, given its text and its path in the project; by default they see all of it.
   */
  transformSource: z
    .custom<TransformSource>(isFunction, fix('Write a function from a text to a text.'))
    .optional(),
  /** Whether stories have the mocks of MSW; without them, their requests go to the network. */
  mocks: z.boolean().default(true),
  /** Warnings fail a build; the site that was built before stays. */
  strict: z.boolean().default(false),
  plugins: z
    .array(z.custom<SitePlugin>(isPlugin, fix('Write a plugin: an object with a name.')))
    .default([]),
});

const schema = z
  .strictObject(
    { ...site.shape, ...build.shape },
    {
      error: ({ code, keys = [] }) =>
        code === 'unrecognized_keys'
          ? (keys as string[]).flatMap((key) => formerOptions[key] ?? []).join(' ') || undefined
          : undefined,
    },
  )
  .refine(({ logo, externalImages }) => externalImages || !logo || !isWebAddress(logo), {
    path: ['logo'],
    error:
      'The logo is an image from another host. Set externalImages to true, or use a site path.',
  })
  .superRefine((config, context) => {
    for (const { path, message } of findTextProblems(config)) {
      context.addIssue({ code: 'custom', path: ['texts', ...path], message });
    }
  })
  .transform((config) => {
    const siteRepository = config.siteRepository ?? config.repository ?? (false as const);
    return { ...config, siteRepository };
  });

/** The configuration as written in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof schema>;
/** The checked configuration. */
export type SiteConfig = z.output<typeof schema>;
export type NavItem = z.output<typeof navItem>;
export type Repository = z.output<typeof repository>;
export type Locale = z.output<typeof locale>;
export type ExternalSearch = z.output<typeof externalSearch>;

/** The part of the configuration that the reader's browser gets. */
export type ClientConfig = z.output<typeof site> &
  Pick<SiteConfig, 'siteRepository'> & {
    /** Shown if there is no logo. */
    mark: SiteMark;
    /** Of the page that is shown. */
    lang: string;
  };

/** The part of a configuration that reaches the reader's browser: the keys of the site's schema and nothing else. */
export function readersConfig(config: SiteConfig): ClientConfig {
  const { lang = 'en' } = config.locales.find(({ prefix }) => prefix === '') ?? {};
  const { siteRepository } = config;
  return { ...site.parse(config), siteRepository, mark: markOf(config.title), lang };
}

/** The configuration with its defaults; throws an error that names each wrong option, its value and the fix. */
export const checkSiteConfig = (config: unknown, where = '.storybook/site.config.ts'): SiteConfig =>
  checkShape(schema, config, where);
