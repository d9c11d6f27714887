import { type Mutant, unit } from './Mutant.ts';

const ROUTER = '.storybook/router';
const document = { file: `${ROUTER}/document.ts`, check: unit(`${ROUTER}/document.test.ts`) };
const prerender = { file: `${ROUTER}/prerender.ts`, check: unit(`${ROUTER}/prerender.test.ts`) };
const hosts = { file: `${ROUTER}/hostFiles.ts`, check: unit(`${ROUTER}/hostFiles.test.ts`) };

/** Wrong changes of the documents that a build writes, and of what it tells the hosts. */
export const documentMutants: Mutant[] = [
  {
    ...document,
    says: 'a title is not escaped',
    find: '<title>${escapeHtml(parts.title)}</title>',
    replace: '<title>${parts.title}</title>',
  },
  {
    ...document,
    says: 'a quotation mark ends an attribute',
    find: "\n    .replaceAll('\"', '&quot;')",
    replace: '',
  },
  {
    ...document,
    says: 'the canonical address is dropped',
    find: "parts.canonical && link('canonical', parts.canonical),",
    replace: '',
  },
  {
    ...document,
    says: 'a redirect works with script only',
    find: '`<meta http-equiv="refresh" content="0;url=${href}">`,',
    replace: '',
  },
  {
    ...prerender,
    says: 'search engines may list the not-found page',
    find: "path === undefined ? 'noindex' : undefined",
    replace: 'undefined',
  },
  {
    ...prerender,
    says: 'a demo alone is found in the place of its page',
    find: 'docsPageOf(story, pages)?.path ?? canonical',
    replace: 'canonical',
  },
  {
    ...prerender,
    says: 'former addresses of demos alone have no file',
    find: '    yield toHtmlFile(former, renderRedirect(path, config));\n',
    replace: '',
  },
  {
    ...hosts,
    says: 'the sitemap leaves a page out',
    find: 'const urls = pages.map(',
    replace: 'const urls = pages.slice(1).map(',
  },
  {
    ...hosts,
    says: 'hosts do not lead on from former addresses of demos alone',
    find: '    { from: `${base}/_demos/*`, to: `${base}/~demos/:splat`, status: 301 as const },\n',
    replace: '',
  },
  {
    says: 'hosts let browsers guess the type of a file',
    file: `${ROUTER}/hostHeaders.ts`,
    find: "  'X-Content-Type-Options': 'nosniff',\n",
    replace: '',
    check: unit(`${ROUTER}/hostHeaders.test.ts`),
  },
  {
    says: 'any inline script may run',
    file: `${ROUTER}/securityPolicy.ts`,
    find: '...inlineScripts.map(hashScript)',
    replace: '"\'unsafe-inline\'"',
    check: unit(`${ROUTER}/securityPolicy.test.ts`),
  },
];
