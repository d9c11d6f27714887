import { marks } from '../../core/marks.ts';

const NOT_PROSE = `[${marks.storyBox}], [${marks.story}]`;

/** The block of code of the page's own text that holds a target; undefined elsewhere, as in a story, whose box copies it. */
export function findCode(target: EventTarget | null): HTMLElement | undefined {
  const block = target instanceof Element ? target.closest<HTMLElement>('pre.code') : null;
  return block && !block.closest(NOT_PROSE) ? block : undefined;
}
