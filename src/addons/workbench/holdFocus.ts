import { EVENTS } from '@storybook/instrumenter';
import type { Channel } from 'storybook/internal/channels';

/** What the stepper keeps of a story: while it waits for the reader, the calls that are to be resumed. */
interface StepperState {
  resolvers?: Record<string, unknown>;
}

type StepperWindow = Window & {
  __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?: Record<string, StepperState>;
};

const FOCUS_EVENTS = ['focus', 'focusin', 'blur', 'focusout'];

/**
 * Keeps the focus of a test that the stepper has paused. A press on the stepper takes the focus out of the story's frame, and a
 * select closes its list on blur: while a test is paused, its elements hear nothing of that, and before the next step the focus
 * is where the last one left it.
 */
export function holdFocus(channel: Pick<Channel, 'on'>, frame: StepperWindow): void {
  let held: HTMLElement | undefined;
  let isRestoring = false;

  const isPaused = () => {
    const states = (frame.parent as StepperWindow)
      .__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__;
    return Object.values(states ?? {}).some(
      ({ resolvers = {} }) => Object.keys(resolvers).length > 0,
    );
  };
  function hold(event: Event) {
    const isLost = event.type === 'blur' && event.target instanceof HTMLElement && isPaused();
    if (isLost) held = event.target;
    if (isRestoring || (held && event.target === held)) event.stopImmediatePropagation();
  }
  function restore() {
    const { activeElement, body } = frame.document;
    // A dialog that opened meanwhile has taken the focus since.
    const isMoved = activeElement instanceof HTMLElement && activeElement !== body;
    isRestoring = true;
    if (held) (isMoved ? activeElement : held).focus({ preventScroll: true });
    isRestoring = false;
    held = undefined;
  }
  for (const type of FOCUS_EVENTS) frame.addEventListener(type, hold, { capture: true });
  for (const event of [EVENTS.NEXT, EVENTS.GOTO, EVENTS.END]) channel.on(event, restore);
  for (const event of [EVENTS.START, EVENTS.BACK])
    channel.on(event, () => {
      held = undefined;
    });
}
