// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createAction } from '../../csf/createAction.ts';
import { createMock } from '../../csf/shims/createMock.ts';
import type { Args } from '../../csf/types.ts';
import { Button, registerStories } from '../../docs/testStories.tsx';
import { findStory } from '../../runtime/story/stories.ts';
import { storyArgs } from '../../runtime/story/storyState.ts';
import type { HandlerCall } from '../../runtime/story/watchHandlers.ts';
import { ControlsPanel } from './ControlsPanel.tsx';

const ID = 'button--tried';

afterEach(() => {
  cleanup();
  storyArgs(ID).set({});
  window.history.replaceState(null, '', '/');
});

function renderPanel(args: Args, firstCall?: HandlerCall) {
  registerStories({ component: Button }, { Tried: { args } });
  render(<ControlsPanel story={findStory(ID)} choice={{}} firstCall={firstCall} />);
}

/** The text next to the buttons. */
const said = () => document.querySelector('[data-tools] code, [role="status"]')?.textContent;

it('the last calls of handlers are in place of the message, until a value changes', () => {
  const onChange = createMock();
  const onClose = createAction('closed');
  renderPanel({ label: 'Hush', onChange, onClose });
  expect(said()).toBe('Change any value.');
  act(() => {
    onChange('pear', { value: 'pear', render() {} });
    onClose(['a', 1], undefined);
  });
  expect(said()).toBe('onChange("pear", { value, render }), onClose(["a",1], undefined)');
  fireEvent.change(screen.getByRole('textbox', { name: 'label' }), { target: { value: 'Hey' } });
  expect(said()).toBe('1 value changed.');
});

it('the call that came before the panel was there is shown, too', () => {
  renderPanel({ label: 'Hush' }, { name: 'onChange', args: ['pear'] });
  expect(said()).toBe('onChange("pear")');
});

it('calls of handlers of other stories are not shown', () => {
  const onChange = createMock();
  renderPanel({ label: 'Hush', onChange: createMock() });
  act(() => void onChange('pear'));
  expect(said()).toBe('Change any value.');
});
