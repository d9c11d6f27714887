import { useEffect, useId, useRef, useSyncExternalStore, version } from 'react';
import { firstGlobals, siteGlobals } from '../../runtime/story/storyState.ts';
import type { StoryToolProps } from '../../runtime/story/SiteStory.ts';
import { toolClass, ToolFace } from '../StoryBox/ToolButton.tsx';
import styles from './GlobalTools.module.css';
import { writeGlobals } from '../../runtime/story/globalsAddress.ts';
import { changeGlobal, listGlobals } from './listGlobals.ts';
import { t } from '../../core/texts/t.ts';

const GAP_PX = 4;
const PANEL_PX = 280;
const MARGIN_PX = 8;

/** React 18 does not know the attribute and passes it on verbatim. */
const POPOVER_TARGET = version.startsWith('18.') ? 'popovertarget' : 'popoverTarget';

/** The project's globals, for all stories of the site: a button that opens their choices. */
export default function GlobalTools({ story: { composed } }: StoryToolProps) {
  const globals = useSyncExternalStore(siteGlobals.subscribe, siteGlobals.get, () => firstGlobals);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const choices = listGlobals(composed.globalTypes);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const next = writeGlobals(search, globals);
    // A page that is opened later keeps them in its address as well.
    if (next !== search)
      window.history.replaceState(window.history.state, '', pathname + next + hash);
  }, [globals]);
  if (choices.length === 0) return null;

  const label = choices.length === 1 && choices[0] ? choices[0].label : t('globals');
  return (
    <>
      <button
        type="button"
        className={`${toolClass} ${styles.button}`}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => place(panel.current, currentTarget)}
        {...{ [POPOVER_TARGET]: id }}
      >
        <ToolFace icon="M2 4.5h6m4 0h2M2 11.5h2m4 0h6M8 2.5h4v4H8zM4 9.5h4v4H4z" label={label} />
      </button>
      <div ref={panel} id={id} className={styles.panel} {...{ popover: 'auto' }}>
        {choices.map(({ name, label: text, options }) => {
          const value =
            name in composed.storyGlobals || !(name in globals)
              ? composed.globals[name]
              : globals[name];
          const current = options.findIndex((option) => option.value === value);
          return (
            <label key={name} className={styles.choice}>
              <span>{text}</span>
              <select
                value={current}
                // As in Storybook, globals that the story sets itself cannot be changed.
                disabled={name in composed.storyGlobals}
                onChange={(event) => {
                  const chosen = options[Number(event.target.value)]?.value;
                  siteGlobals.set(changeGlobal(globals, name, chosen, composed.globals));
                }}
              >
                {current < 0 && <option value={-1}>{String(value ?? '')}</option>}
                {options.map((option, index) => (
                  <option key={index} value={index}>
                    {option.label}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
    </>
  );
}

/** Puts the panel below its button; it scrolls with the page. */
function place(panel: HTMLElement | null, button: HTMLElement): void {
  if (!panel) return;
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.top = `${bottom + window.scrollY + GAP_PX}px`;
  const { clientWidth } = document.documentElement;
  panel.style.inlineSize = `${PANEL_PX}px`;
  // In a narrow window it must move to the right to fit.
  const room = clientWidth - PANEL_PX - MARGIN_PX;
  panel.style.right = `${Math.max(0, Math.min(clientWidth - right, room))}px`;
}
