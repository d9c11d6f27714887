import { describe, expect, it } from 'vitest';
import { addPolicy } from './secureWorkbench.ts';

const page = `<!doctype html><html><head>
<meta charset="utf-8" />
<script src="a.js"></script>
<script>one();</script>
<script type="module">
  import './two.js';
</script>
<script type="module" crossorigin src="./b.js"></script>
</head><body><script>three()</script></body></html>`;

describe('addPolicy', () => {
  it('names every inline script exactly as it is written, and none that is loaded', () => {
    const seen: string[][] = [];
    addPolicy(page, (scripts) => (seen.push(scripts), 'x'), 'index.html');
    expect(seen).toEqual([['one();', "\n  import './two.js';\n", 'three()']]);
  });

  it('puts the policy before all that it rules', () => {
    const html = addPolicy(page, () => "default-src 'none'", 'index.html');
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'" />`;
    expect(html.indexOf(meta)).toBeGreaterThan(html.indexOf('charset'));
    expect(html.indexOf(meta)).toBeLessThan(html.indexOf('<script'));
    expect(html.replace(`\n    ${meta}`, '')).toBe(page);
  });

  it('names the document that has changed so that the policy has no place', () => {
    expect(() => addPolicy('<html></html>', () => '', 'iframe.html')).toThrow(
      /Storybook's iframe\.html has no <meta charset="utf-8">/,
    );
  });
});
