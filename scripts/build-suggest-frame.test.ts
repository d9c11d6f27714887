import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildSuggestFrame, readSuggestFrame } from './build-suggest-frame.ts';

const SERVICE = 'https://suggest.taobao.com/sug';

const small = '<meta content="%CSP%"><html data-suggest-url="%SUGGEST_URL%"><script>run()</script>';

function policyOf(html: string): string {
  return /content="(default-src[^"]*)"/.exec(html)?.[1] ?? '';
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

describe('buildSuggestFrame', () => {
  it('fills in the service and leaves no placeholder in the real template', async () => {
    const html = buildSuggestFrame(await readSuggestFrame(), SERVICE);
    expect(html).toContain(`data-suggest-url="${SERVICE}"`);
    expect(html).not.toMatch(/%[A-Z_]+%/);
  });

  it("allows its own script by hash and scripts of the service's origin, and nothing else", async () => {
    const html = buildSuggestFrame(await readSuggestFrame(), SERVICE);
    const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
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

  it.each([
    '',
    'suggest.taobao.com/sug',
    '/sug',
    'ftp://a.b/sug',
    'javascript:alert(1)',
    'data:,x',
  ])('refuses the address "%s" and says what to set', (address) => {
    expect(() => buildSuggestFrame(small, address)).toThrow(
      `The address of the suggestion service is "${address}"`,
    );
    expect(() => buildSuggestFrame(small, address)).toThrow(/SUGGEST_URL.*https:\/\//);
  });

  it('refuses a template without exactly one inline script', () => {
    expect(() => buildSuggestFrame(`${small}<script>more()</script>`, SERVICE)).toThrow(
      /has 2 inline scripts/,
    );
    expect(() => buildSuggestFrame('<p>%CSP%%SUGGEST_URL%</p>', SERVICE)).toThrow(
      /has 0 inline scripts/,
    );
  });

  it('refuses a template without a place for the policy', () => {
    expect(() => buildSuggestFrame(small.replace('%CSP%', ''), SERVICE)).toThrow(/no %CSP%/);
  });
});
