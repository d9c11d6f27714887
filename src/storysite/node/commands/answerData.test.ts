import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { Article } from '../../core/RenderedPage.ts';
import type { SearchPage } from '../../core/SearchPage.ts';
import { fakeSite } from '../site/fakeSite.ts';
import { readDocsPage } from '../content/readDocsPage.ts';
import { answerData } from './answerData.ts';

const MDX = `# Guide

Where to **start**.

## Install it

| Tool | Command |
| ---- | ------- |
| npm  | \`npm i\` |
`;

const page = (path: string, title: string, docs: object) => ({ path, title, file: '', docs });
const site = fakeSite({
  pages: [
    page('/guide', 'Guide', readDocsPage(MDX, 'Guide.mdx')),
    page('/button', 'Button', {
      frontMatter: {},
      h1: ['Button'],
      headings: [{ id: 'large', text: 'Large', depth: 3 }],
    }),
  ],
});

async function search(
  path: string,
  articles = new Map<string, Article>(),
): Promise<SearchPage[] | undefined> {
  const end = vi.fn();
  const response = { writeHead() {}, end } as unknown as ServerResponse;
  if (!(await answerData('/@site/', site, path, articles, response))) return undefined;
  return (JSON.parse(String(end.mock.calls[0]?.[0])) as { pages: SearchPage[] }).pages;
}

it('has titles, headings and the text of MDX files of pages that nobody has opened', async () => {
  expect(await search('/@site/search/en.json')).toEqual([
    {
      path: '/guide',
      title: 'Guide',
      text: 'Where to start.\nTool\nCommand\nnpm\nnpm i',
      sections: [{ id: 'install-it', title: 'Install it', text: '' }],
      properties: [],
    },
    {
      path: '/button',
      title: 'Button',
      text: '',
      sections: [{ id: 'large', title: 'Large', text: '' }],
      properties: [],
    },
  ]);
});

it('has the whole text of a page that has been opened', async () => {
  const article = { title: 'Button', text: 'Starts an action.', sections: [], properties: [] };
  const [, button] = (await search('/@site/search/en.json', new Map([['/button', article]]))) ?? [];
  expect(button?.text).toBe('Starts an action.');
});

it('tells a page whose script throws where the modules of its stories are', async () => {
  const end = vi.fn();
  const response = { writeHead() {}, end } as unknown as ServerResponse;
  const stories = [
    { storyId: 'button--one', path: '/~stories/button--one', file: 'Button.stories.tsx' },
    { storyId: 'button--two', path: '/~stories/button--two', file: 'Button.stories.tsx' },
  ];
  await answerData('/@site/', fakeSite({ stories }), '/@site/page-data.json', new Map(), response);
  const module = '/@site/@id/__x00__virtual:page/~stories/button--one';
  expect(JSON.parse(String(end.mock.calls[0]?.[0]))).toEqual({
    pages: {},
    stories: { 'button--one': module, 'button--two': module },
  });
});

it('leaves other requests alone', async () => {
  expect(await search('/@site/search/de.json')).toBeUndefined();
  expect(await search('/guide')).toBeUndefined();
});
