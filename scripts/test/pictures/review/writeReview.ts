import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import blankTypes from 'ts-blank-space';
import type { Difference } from './Difference.ts';

/** What the page of a review shows. */
export interface Review {
  differences: Difference[];
  /** What kept pictures from being compared, one sentence each. */
  problems: string[];
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Writes `index.html` beside the pictures of a review: one file with its data, styles and script. */
export function writeReview(folder: string, review: Review): void {
  // The data must not end the script that contains them.
  const data = JSON.stringify(review).replaceAll('<', String.raw`\u003c`);
  const page = read('review.html')
    .replace('</head>', () => `<style>${read('review.css')}</style></head>`)
    .replace('</body>', () => {
      const script = blankTypes(read('reviewPage.ts'));
      return `<script type="application/json" id="review">${data}</script><script type="module">${script}</script></body>`;
    });
  writeFileSync(join(folder, 'index.html'), page);
}
