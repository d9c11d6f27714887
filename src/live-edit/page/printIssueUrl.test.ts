import { expect, it } from 'vitest';
import { printIssueUrl } from './printIssueUrl.ts';

const issue = {
  title: 'single: ',
  link: 'https://a.test/demo/single#edit=a--b.eJwr',
  instead: '(paste it)',
  print: (link: string) => `Code: ${link} & more`,
};

it.each([
  ['https://github.com/a/b.git', 'https://github.com/a/b/issues/new', 'title', 'body'],
  [
    'https://gitlab.example.com/a/b/',
    'https://gitlab.example.com/a/b/-/issues/new',
    'issue[title]',
    'issue[description]',
  ],
])('fills in the form of %s', (url, form, title, body) => {
  const printed = new URL(printIssueUrl({ url }, issue) ?? '');
  expect(printed.origin + printed.pathname).toBe(form);
  expect(printed.searchParams.get(title)).toBe('single: ');
  expect(printed.searchParams.get(body)).toBe(`Code: ${issue.link} & more`);
});

it('knows a host by its name, too', () => {
  const url = 'https://code.example.com/a/b';
  expect(printIssueUrl({ url, hostName: 'GitLab' }, issue)).toContain('/-/issues/new?');
  expect(printIssueUrl({ url }, issue)).toBeUndefined();
});

it('asks for a link that is too long for a form', () => {
  const link = `https://a.test/#edit=a--b.${'e'.repeat(8_000)}`;
  const url = printIssueUrl({ url: 'https://github.com/a/b' }, { ...issue, link }) ?? '';
  expect(url.length).toBeLessThan(8_000);
  expect(new URL(url).searchParams.get('body')).toBe('Code: (paste it) & more');
});
