/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which would want React in scope. */
import { useState, useSyncExternalStore } from 'react';
import { IconButton, TooltipLinkList, WithTooltip } from 'storybook/internal/components';
import { THEME_KEY } from './constants.ts';
import { themeStore } from './themeStore.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { themeChoices } from './types.ts';
import { useLocked } from './useLocked.ts';

const titles = { dark: 'Dark', light: 'Light', auto: 'Auto' };

/** Toolbar tool that sets the reader's theme for manager, docs, stories and the site at once. */
export function ThemeTool() {
  const isLocked = useLocked(THEME_KEY);
  const store = themeStore();
  const choice = useSyncExternalStore(store.subscribe, store.getChoice);
  const [isOpen, setOpen] = useState(false);

  const links = themeChoices.map((value) => ({
    id: value,
    title: titles[value],
    active: value === choice,
    onClick: () => {
      store.setChoice(value);
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
        key={THEME_KEY}
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
