/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which would want React in scope. */
import { useGlobals } from 'storybook/internal/manager-api';
import { IconButton } from 'storybook/internal/components';
import { DIRECTION_KEY } from './constants.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { useLocked } from './useLocked.ts';

/** Toolbar tool that turns the stories' writing direction round. */
export function DirectionTool() {
  const isLocked = useLocked(DIRECTION_KEY);
  const [globals, updateGlobals] = useGlobals();
  const isRtl = globals[DIRECTION_KEY] === 'rtl';

  return (
    <IconButton
      key={DIRECTION_KEY}
      active={isRtl}
      disabled={isLocked}
      aria-pressed={isRtl}
      title={isLocked ? 'Direction (set by the story)' : 'Direction'}
      aria-label="Direction"
      onClick={() => updateGlobals({ [DIRECTION_KEY]: isRtl ? 'ltr' : 'rtl' })}
    >
      <ToolIcon name={isRtl ? 'rtl' : 'ltr'} />
    </IconButton>
  );
}
