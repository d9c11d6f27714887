/** Where an item stands in its scrolling box; all in pixels. */
export interface ItemInBox {
  /** Distance from the start of the box's content to the item. */
  itemTop: number;
  itemHeight: number;
  scrollTop: number;
  boxHeight: number;
}

/** Room that stays above and below an item that had to be scrolled into view. */
const MARGIN_PX = 48;

/** Scroll position that shows an item: the present one when it is in view, else the one that centres it. */
export function scrollTopFor({ itemTop, itemHeight, scrollTop, boxHeight }: ItemInBox): number {
  const isAbove = itemTop < scrollTop + MARGIN_PX;
  const isBelow = itemTop + itemHeight > scrollTop + boxHeight - MARGIN_PX;
  if (!isAbove && !isBelow) return scrollTop;
  return Math.max(0, itemTop - (boxHeight - itemHeight) / 2);
}
