import { BUILT_IN_SANDBOXES } from './builtInSandboxes.ts';

const LINK = 'Write a path of the site such as "/demo", or an absolute address.';
const WEB = 'Write an absolute address such as "https://example.com/".';

/** What to do about a mistake in the site's configuration, by the option's path. */
export const siteConfigMends: Readonly<Record<string, string>> = {
  title: 'Write the name of the library.',
  version: 'Write the version as text, such as "14.0.5", or leave it out.',
  description: 'Say in a sentence what the library is.',
  logo: 'Write a path of the site such as "/logo.svg" or an https address, or leave it out.',
  siteUrl:
    'Write the address of the deployed site such as "https://select.example.com", or leave it out.',
  repository: 'Write { url, branch }, or leave it out.',
  'repository.url': 'Write the address of the repository such as "https://github.com/owner/name".',
  'repository.branch': 'Write the branch that edits go to, such as "main".',
  'repository.directory':
    'Write the folder of this project inside the repository, or leave it out.',
  'repository.hostName': 'Write the name for "Edit this page on …", or leave it out.',
  externalImages: 'Write true to show images of other hosts, or false to show their texts instead.',
  mode: 'Write "doc" to show the star badge or "site" not to.',
  locales: 'List at least one language, exactly one of them with the prefix "".',
  'locales[].lang': 'Write a language tag such as "en" or "zh-CN".',
  'locales[].label': 'Write the name that the switch shows, such as "English".',
  'locales[].prefix':
    'Write the first segment of its paths such as "zh-CN", each once, "" for the default language.',
  'locales[].nav': 'List items of text and link, or leave it out.',
  nav: 'List the items of the top navigation, each with text and link; it may be empty.',
  'nav[].text': 'Write what the navigation bar shows.',
  'nav[].link': LINK,
  'nav[].items': 'List items of text and link, or leave it out.',
  'nav[].items[].text': 'Write what the menu shows.',
  'nav[].items[].link': LINK,
  base: 'Write the base path with a slash at both ends, such as "/" or "/select/".',
  htmlSuffix: 'Write true for demo/single.html or false for demo/single/.',
  demoIndex: 'Write the path of the demo that /demo leads to, such as "/demo/single".',
  externalSearch: 'Write { appId, apiKey, indexName } as Algolia gave them, or leave it out.',
  'externalSearch.appId': 'Write the application id that Algolia gave.',
  'externalSearch.apiKey': 'Write the search-only key that Algolia gave, never the admin key.',
  'externalSearch.indexName': 'Write the name of the index.',
  'externalSearch.hosts': 'List the hosts that answer instead of Algolia, or leave it out.',
  offline: 'Write true to keep pages for readers without a network, or false not to.',
  sandboxes: `List names (${BUILT_IN_SANDBOXES.join(', ')}) and sandboxes of your own; it may be empty.`,
  'sandboxes[]': `Write ${BUILT_IN_SANDBOXES.map((name) => `"${name}"`).join(' or ')}, or { name, action, probeImage } for one of your own.`,
  'sandboxes[].name': 'Write the name for "Open in …".',
  'sandboxes[].action': `The form is posted there. ${WEB}`,
  'sandboxes[].probeImage': `The sandbox is offered when this image loads. ${WEB}`,
  suggestUrl: 'Write the address of the suggestion service such as "https://example.com/sug".',
  formerDemoIds:
    'Write an object of former id and story id, such as { "docs-single": "demo-single--basic" }.',
};
