import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildSuggestFrame, readSuggestFrame } from './buildSuggestFrame.ts';

const SERVICE = 'https://suggest.taobao.com/sug';

const small = '<meta content="%CSP%"><html data-suggest-url="%SUGGEST_URL%"><script>run()</script>';

function policyOf(html: string): string {
  return /content="(default-src[^"]*)"/.exec(html)?.[1] ?? '';
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

it("fills in the service; only the frame's script and the service's origin may run", async () => {
  const html = buildSuggestFrame(await readSuggestFrame(), SERVICE);
  const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(html).toContain(`data-suggest-url="${SERVICE}"`);
  expect(html).not.toMatch(/%[A-Z_]+%/);
  expect(policyOf(html)).toBe(
    `default-src 'none'; script-src ${hashOf(script)} https://suggest.taobao.com; base-uri 'none'; form-action 'none'`,
  );
});

it('hashes what the parser will see: a line that ends in CRLF ends in LF', () => {
  const html = buildSuggestFrame(small.replace('run()', 'run()\r\nrun()\r'), SERVICE);
  expect(policyOf(html)).toContain(hashOf('run()\nrun()\n'));
  expect(html).not.toContain('\r');
});

it('keeps the port and a query of the address, escaped', () => {
  const html = buildSuggestFrame(small, 'http://localhost:6107/sug?area="c2c"&k=<1>$&');
  expect(html).toContain(
    'data-suggest-url="http://localhost:6107/sug?area=%22c2c%22&amp;k=%3C1%3E$&amp;"',
  );
  expect(policyOf(html)).toContain('http://localhost:6107;');
});

it.each(['', 'suggest.taobao.com/sug', '/sug', 'ftp://a.b/sug', 'javascript:alert(1)', 'data:,x'])(
  'refuses the address "%s" and says what to set',
  (address) => {
    expect(() => buildSuggestFrame(small, address)).toThrow(
      `The address of the suggestion service is "${address}"`,
    );
    expect(() => buildSuggestFrame(small, address)).toThrow(/SUGGEST_URL.*https:\/\//);
  },
);

it.each([
  ['two scripts', `${small}<script>more()</script>`, /has 2 inline scripts/],
  ['no script', '<p>%CSP%%SUGGEST_URL%</p>', /has 0 inline scripts/],
  ['no place for the policy', small.replace('%CSP%', ''), /no %CSP%/],
])('refuses a template with %s', (_, template, message) => {
  expect(() => buildSuggestFrame(template, SERVICE)).toThrow(message);
});
