import { marks } from '../../core/marks.ts';

/** Parts with a button of their own, and parts that are not hydrated yet. */
const NOT_PROSE = `[${marks.storyBox}], [${marks.story}], [${marks.late}]`;

/** The code blocks of the page's own text. */
export const findBlocks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('pre.code')].filter(
    (block) => !block.closest(NOT_PROSE),
  );
