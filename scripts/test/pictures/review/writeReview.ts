import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import blankTypes from 'ts-blank-space';
import type { Difference } from './Difference.ts';

export interface Review {
  differences: Difference[];
  /** Reasons why pictures could not be compared, one sentence each. */
  problems: string[];
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Writes `index.html` next to the pictures of a review, with inline data, styles and script. */
export function writeReview(folder: string, review: Review): void {
  // The data must not end the script element.
  const data = JSON.stringify(review).replaceAll('<', String.raw`\u003c`);
  const page = read('review.html')
    .replace('</head>', () => `<style>${read('review.css')}</style></head>`)
    .replace('</body>', () => {
      const script = blankTypes(read('reviewPage.ts'));
      return `<script type="application/json" id="review">${data}</script><script type="module">${script}</script></body>`;
    });
  writeFileSync(join(folder, 'index.html'), page);
}
