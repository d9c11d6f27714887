import { z } from 'zod';
import { imageAddress, isWebAddress, linkAddress, sitePath, webAddress } from './addresses.ts';
import { BUILT_IN_SANDBOXES } from './builtInSandboxes.ts';
import type { NavItem, SiteConfig } from './SiteConfig.ts';

const text = z.string().regex(/\S/);

const navItem: z.ZodType<NavItem> = z.strictObject({
  text,
  link: linkAddress,
  items: z.lazy(() => z.array(navItem)).optional(),
});

const repository = z.strictObject({
  url: webAddress,
  branch: text,
  directory: z.string().optional(),
  hostName: text.optional(),
});

const locale = z.strictObject({
  lang: z.string().refine(isLanguageTag, { error: 'that is no language tag' }),
  label: text,
  prefix: z.string().regex(/^[\w-]*$/),
  nav: z.array(navItem).optional(),
});

const externalSearch = z.strictObject({
  appId: text,
  apiKey: text,
  indexName: text,
  hosts: z.array(text).min(1).optional(),
});

const inHouseSandbox = z.strictObject({ name: text, action: webAddress, probeImage: webAddress });

/** The shape of `SiteConfig`; each option's meaning stands in that type. */
export const siteConfigSchema: z.ZodType<SiteConfig> = z
  .strictObject({
    title: text,
    version: text.optional(),
    description: text,
    logo: imageAddress.optional(),
    siteUrl: webAddress.optional(),
    repository: repository.optional(),
    externalImages: z.boolean(),
    mode: z.enum(['doc', 'site']),
    locales: z.array(locale).min(1).superRefine(checkPrefixes),
    nav: z.array(navItem),
    base: z.string().regex(/^\/([\w.~-]+\/)*$/),
    htmlSuffix: z.boolean(),
    demoIndex: sitePath,
    externalSearch: externalSearch.optional(),
    offline: z.boolean(),
    sandboxes: z.array(z.union([z.enum(BUILT_IN_SANDBOXES), inHouseSandbox])),
    suggestUrl: webAddress,
    formerDemoIds: z.record(z.string(), text),
  })
  .superRefine(checkLogo);

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

function checkLogo({ logo, externalImages }: SiteConfig, context: z.RefinementCtx): void {
  if (externalImages || !logo || !isWebAddress(logo)) return;
  const message = 'that is an image of another host, and externalImages is false';
  context.addIssue({ code: 'custom', message, input: logo, path: ['logo'] });
}

function checkPrefixes(locales: { prefix: string }[], context: z.RefinementCtx): void {
  const prefixes = locales.map(({ prefix }) => prefix);
  if (!prefixes.includes('')) {
    context.addIssue({
      code: 'custom',
      message: 'no language has the empty prefix',
      input: prefixes,
    });
  }
  prefixes.forEach((prefix, index) => {
    if (prefixes.indexOf(prefix) === index) return;
    const message = 'another language has the same prefix';
    context.addIssue({ code: 'custom', message, input: prefix, path: [index, 'prefix'] });
  });
}
