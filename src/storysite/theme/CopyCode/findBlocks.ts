import { marks } from '../../core/marks.ts';

/** What has a button of its own, or is not hydrated yet. */
const NOT_PROSE = `[${marks.storyBox}], [${marks.story}], [${marks.late}]`;

/** The blocks of code of the page's own text. */
export const findBlocks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('pre.code')].filter(
    (block) => !block.closest(NOT_PROSE),
  );
