import { escapeHtml } from '../../../.storybook/router/document.ts';

/** What stands in a plain page. */
export interface PlainPage {
  title: string;
  /** Style sheet, put into the document: a file of its own would cost one more round trip before the first paint. */
  css: string;
  /** Content of `main`. */
  html: string;
  /** Address of the one script of a demo's page. */
  script?: string;
}

/** The document of a plain page. */
export function printPlainPage({ title, css, html, script }: PlainPage): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    // An empty icon, so that no browser asks for one.
    '<link rel="icon" href="data:,">',
    `<style>${css}</style>`,
    script && `<script type="module" src="${script}"></script>`,
    `</head><body><main>${html}</main></body></html>\n`,
  ]
    .filter(Boolean)
    .join('\n');
}
