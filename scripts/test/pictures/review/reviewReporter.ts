import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { projectRoot } from '../../../setup.mjs';
import { listUnused } from '../listPictures.ts';
import { listDistinct } from '../listStories.ts';
import { pictureKey, pictureReview, picturesFolder, whyNoPictures } from '../pictureBrowser.ts';
import { listDifferences } from './listDifferences.ts';
import { writeReview } from './writeReview.ts';

const SIDES: Record<string, string> = { expected: 'before', actual: 'after', diff: 'difference' };
const baselines = join(picturesFolder, pictureKey());

/** Playwright reporter that copies differing pictures into the review folder, and writes its page. */
export default class ReviewReporter implements Reporter {
  private problems: string[] = [];

  onBegin() {
    rmSync(pictureReview, { recursive: true, force: true });
    mkdirSync(pictureReview, { recursive: true });
  }

  onTestEnd({ title }: TestCase, { attachments, errors }: TestResult) {
    let found = 0;
    for (const { name, path } of attachments) {
      const [, id, side = '', ending] = /^(.+?)(?:\.aria)?-(\w+)\.(png|yml)$/.exec(name) ?? [];
      if (!path || !id || !SIDES[side]) continue;
      if (side === 'actual') found += 1;
      cpSync(path, join(pictureReview, id, `${SIDES[side]}.${ending}`));
    }
    // A test may fail before it takes its picture.
    if (errors.length > found) {
      const message = errors.map((error) => error.message ?? '').join('\n');
      this.problems.push(`${title}: ${stripVTControlCharacters(message).split('\n')[0]}`);
    }
  }

  async onEnd() {
    const reason = await whyNoPictures();
    if (reason) this.problems.push(reason);
    else this.addUnused();
    const differences = listDifferences(pictureReview, baselines);
    writeReview(pictureReview, { differences, problems: this.problems });
  }

  /** Adds baselines that no test takes any more; they only have a "before". */
  private addUnused() {
    const stories = listDistinct(resolve(projectRoot, process.env.OUT_DIR ?? 'dist'));
    for (const path of listUnused(picturesFolder, pictureKey(), stories)) {
      const [, id, ending] =
        /^(.+?)(?:\.aria)?\.(png|yml)$/.exec(relative(pictureKey(), path)) ?? [];
      if (!id || id.startsWith('..')) continue;
      cpSync(join(picturesFolder, path), join(pictureReview, id, `before.${ending}`));
    }
  }
}
