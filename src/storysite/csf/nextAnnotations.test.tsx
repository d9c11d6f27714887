import { createContext, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { composeStory } from './composeStory.ts';
import { createNextAnnotations } from './nextAnnotations.ts';
import { readPreview } from './readPreview.ts';

interface Router {
  push(path: string): unknown;
  query?: object;
}

const contexts = {
  AppRouterContext: createContext<unknown>(null),
  PathnameContext: createContext<unknown>(null),
  PathParamsContext: createContext<unknown>(null),
  RouterContext: createContext<unknown>(null),
  SearchParamsContext: createContext<unknown>(null),
};

function Where() {
  const app = useContext(contexts.AppRouterContext) as Router | null;
  const pages = useContext(contexts.RouterContext) as Router | null;
  const read = {
    app: app && typeof app.push('/'),
    pages: pages && { push: typeof pages.push('/'), query: pages.query },
    path: useContext(contexts.PathnameContext),
    params: useContext(contexts.PathParamsContext),
    search: String(useContext(contexts.SearchParamsContext)),
  };
  return <p dangerouslySetInnerHTML={{ __html: JSON.stringify(read) }} />;
}

function show(nextjs: object) {
  const project = readPreview(createNextAnnotations(contexts));
  const { Component } = composeStory(
    project,
    { component: Where },
    { parameters: { nextjs } },
    { id: 'a--b', name: 'B', title: 'A' },
  );
  const html = renderToString(<Component />);
  return JSON.parse(html.replace(/^<p>|<\/p>$/g, '')) as object;
}

it('gives stories a router for pages, and the values that their parameters set', () => {
  expect(show({ router: { query: { id: '1' } } })).toEqual({
    app: null,
    pages: { push: 'object', query: { id: '1' } },
    path: null,
    params: null,
    search: 'null',
  });
});

it('gives stories the app router where their parameters ask for it', () => {
  const navigation = { pathname: '/user/1', query: { tab: 'a' }, segments: [['id', '1'], 'edit'] };
  expect(show({ appDirectory: true, navigation })).toEqual({
    app: 'undefined',
    pages: null,
    path: '/user/1',
    params: { id: '1' },
    search: 'tab=a',
  });
});
