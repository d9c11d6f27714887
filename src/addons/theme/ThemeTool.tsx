/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which needs React in scope. */
import { useState } from 'react';
import { IconButton, TooltipLinkList, WithTooltip } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/internal/manager-api';
import {
  readLock,
  themeChoices,
  useTheme,
  DIRECTION_KEY,
  THEME_KEY,
} from 'storysite/plugins/color-scheme';
import { LOCK_KEY } from './constants.ts';

const titles = { dark: 'Dark', light: 'Light', auto: 'Auto' };

/** Toolbar tool that sets the theme of manager, docs, stories and site. */
export function ThemeTool() {
  const isLocked = useLocked(THEME_KEY);
  const { choice = 'auto', setChoice } = useTheme();
  const [isOpen, setOpen] = useState(false);

  const links = themeChoices.map((value) => ({
    id: value,
    title: titles[value],
    active: value === choice,
    onClick: () => {
      setChoice(value);
      setOpen(false);
    },
  }));
  return (
    <WithTooltip
      placement="top"
      trigger="click"
      closeOnOutsideClick
      visible={isOpen && !isLocked}
      onVisibleChange={setOpen}
      tooltip={<TooltipLinkList links={links} />}
    >
      <IconButton
        active={choice !== 'auto'}
        disabled={isLocked}
        title={isLocked ? 'Theme (set by the story)' : 'Theme'}
        aria-label="Theme"
      >
        <ToolIcon name={choice} />
      </IconButton>
    </WithTooltip>
  );
}

/** Toolbar tool that toggles the writing direction of stories. */
export function DirectionTool() {
  const isLocked = useLocked(DIRECTION_KEY);
  const [globals, updateGlobals] = useGlobals();
  const isRtl = globals[DIRECTION_KEY] === 'rtl';

  return (
    <IconButton
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

/** Whether the story's parameters or globals set the value, so that the tool cannot. */
function useLocked(key: typeof THEME_KEY | typeof DIRECTION_KEY): boolean {
  const lock = readLock(useParameter<unknown>(LOCK_KEY, undefined));
  const [, , storyGlobals] = useGlobals();
  return key in storyGlobals || lock[key] !== undefined;
}

const paths = {
  light:
    'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM8 1.5v1M8 13.5v1M14.5 8h-1M2.5 8h-1M12.6 3.4l-.7.7M4.1 11.9l-.7.7M12.6 12.6l-.7-.7M4.1 4.1l-.7-.7',
  dark: 'M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z',
  auto: 'M2 3.5h12v7.5H2zM6 13.5h4',
  ltr: 'M2.5 4h11M2.5 8h7M2.5 12h4m3 0h4m-2-2 2 2-2 2',
  rtl: 'M2.5 4h11M6.5 8h7M9.5 12h4m-7 0h-4m2-2-2 2 2 2',
};

/** Toolbar icon in the style of the site's icons. */
function ToolIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
