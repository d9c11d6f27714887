import { EVENTS } from '@storybook/instrumenter';
import type { Channel } from 'storybook/internal/channels';

/** The stepper's state of a story; `resolvers` has the calls to resume while it is paused. */
interface StepperState {
  resolvers?: Record<string, unknown>;
}

type StepperWindow = Window & {
  __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?: Record<string, StepperState>;
};

const FOCUS_EVENTS = ['focus', 'focusin', 'blur', 'focusout'];

/**
 * Keeps the focus of a test that the stepper has paused. A click on the stepper moves the focus out of the story's
 * frame, and a select closes its list on blur. So while a test is paused, its elements receive no focus events, and the
 * focus is restored before the next step.
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
