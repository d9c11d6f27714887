import type { Direction } from './StoryTools.tsx';

/**
 * Sets the direction that the reader has chosen on a story's elements outside of it, such as a list in `body`: those
 * that its elements control, and those added while the reader is in the story. Returns a function that stops it.
 */
export function turnPortals(island: HTMLElement, dir: Direction): () => void {
  const portals = new Set(listControlled(island));
  const turn = () => portals.forEach((portal) => (portal.dir = dir));
  turn();

  let isIn = island.contains(document.activeElement);
  const note = ({ target }: Event) => {
    const place = target instanceof Node ? target : null;
    isIn = [island, ...portals].some((part) => part.contains(place));
  };
  const observer = new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (isIn && added instanceof HTMLElement) portals.add(added);
    turn();
  });
  observer.observe(document.body, { childList: true });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', note);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', note);
  };
}

/** The children of `body` that contain elements controlled by a story. */
function listControlled(island: HTMLElement): HTMLElement[] {
  const ids = [...island.querySelectorAll('[aria-controls], [aria-owns]')].flatMap((element) =>
    [element.getAttribute('aria-controls'), element.getAttribute('aria-owns')].flatMap(
      (value) => value?.split(/\s+/) ?? [],
    ),
  );
  const holders = ids.map((id) => document.getElementById(id)?.closest('body > *'));
  return holders.filter(
    (holder): holder is HTMLElement => holder instanceof HTMLElement && !holder.contains(island),
  );
}
