import { expect, fireEvent, userEvent, waitFor } from '@storybook/test';

/** Longest wait for a change, in ms: generous, for busy test machines. */
export const PATIENCE_MS = 8000;

/** Waits up to `PATIENCE_MS` until the check no longer throws. */
export const eventually: typeof waitFor = (check, options) =>
  waitFor(check, { timeout: PATIENCE_MS, ...options });

/** The select that a field (the element of role `combobox`) belongs to. */
export function selectOf(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('.rc-select')!;
}

/** The popup of a field's select; null until it is first opened. */
export function popupOf(field: HTMLElement): HTMLElement | null {
  const list = document.getElementById(`${field.id}_list`);
  return list?.closest<HTMLElement>('.rc-select-dropdown') ?? null;
}

/** The popup of a field's select, once it is open and no longer moves. */
export async function openPopupOf(field: HTMLElement): Promise<HTMLElement> {
  return eventually(() => {
    const popup = popupOf(field);
    expect(popup).toBeVisible();
    expect(getComputedStyle(popup!).pointerEvents).not.toBe('none');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    return popup!;
  });
}

/** Checks that a list is closed, visually and for assistive technology. */
export async function expectClosed(field: HTMLElement): Promise<void> {
  await eventually(() => {
    // The attribute is missing until the list is first opened.
    expect(field).not.toHaveAttribute('aria-expanded', 'true');
    const popup = popupOf(field);
    if (popup) expect(popup).not.toBeVisible();
  });
}

/** Opens a field's list with a click if it is closed. */
export async function openList(field: HTMLElement): Promise<HTMLElement> {
  if (field.getAttribute('aria-expanded') !== 'true') await userEvent.click(field);
  return openPopupOf(field);
}

/** The rendered options; a long list renders only those in or near view. */
export function optionRows(field: HTMLElement): HTMLElement[] {
  return [...(popupOf(field)?.querySelectorAll<HTMLElement>('.rc-select-item-option') ?? [])];
}

/** Texts of the rendered options, in order. */
export function optionTexts(field: HTMLElement): string[] {
  return optionRows(field).map(
    (row) => row.querySelector('.rc-select-item-option-content')?.textContent ?? '',
  );
}

/** Waits until the open list shows the option with this text. */
export async function findOption(field: HTMLElement, text: string): Promise<HTMLElement> {
  await openPopupOf(field);
  return eventually(() => {
    const row = optionRows(field)[optionTexts(field).indexOf(text)];
    if (!row) throw new Error(`No option "${text}" among: ${optionTexts(field).join(', ')}`);
    return row;
  });
}

/** Opens the list if necessary, and clicks the option with this text. */
export async function chooseOption(field: HTMLElement, text: string): Promise<void> {
  await openList(field);
  await userEvent.click(await findOption(field, text));
}

/** Text of the option that Enter would select; undefined if there is none. */
export function activeOption(field: HTMLElement): string | undefined {
  const row = popupOf(field)?.querySelector('.rc-select-item-option-active');
  return row?.querySelector('.rc-select-item-option-content')?.textContent ?? undefined;
}

/** Texts of all enabled options, in the order of the down key. */
export async function walkList(field: HTMLElement): Promise<string[]> {
  const texts: string[] = [];
  for (;;) {
    const text = await eventually(() => {
      const active = activeOption(field);
      if (!active || active === texts.at(-1)) throw new Error('The next option is not active');
      return active;
    });
    if (texts.includes(text)) return texts;
    texts.push(text);
    await pressKeys(field, 'ArrowDown');
  }
}

/** Waits for a timer, and so for all shorter timers set before. */
export function afterTimers(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Labels of the generated options: `option-10` … `option-35`. */
export const generatedLabels = (first = 10): string[] =>
  Array.from({ length: 36 - first }, (_, index) => `option-${first + index}`);

/** Codes of the generated options: `a10` … `z35`. */
export const generatedCodes: string[] = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  return `${n.toString(36)}${n}`;
});

/** Selected text of a single select; undefined if it shows none. */
export function chosenText(field: HTMLElement): string | undefined {
  return selectOf(field).querySelector('.rc-select-selection-item')?.textContent ?? undefined;
}

/** Visible tags of a multiple or tags select, without the overflow tag. */
export function tagElements(field: HTMLElement): HTMLElement[] {
  const items = '.rc-select-selection-overflow-item:not([aria-hidden="true"])';
  const tags = `${items}:not([class*="-item-rest"]) > .rc-select-selection-item`;
  return [...selectOf(field).querySelectorAll<HTMLElement>(tags)];
}

/** Texts of the visible tags, without the overflow tag. */
export function tagTexts(field: HTMLElement): string[] {
  return tagElements(field).map(
    (tag) => tag.querySelector('.rc-select-selection-item-content')?.textContent ?? '',
  );
}

/** Remove icon of the tag with this text; undefined if it has none. */
export function removeIcon(field: HTMLElement, text: string): HTMLElement | undefined {
  const tag = tagElements(field)[tagTexts(field).indexOf(text)];
  return tag?.querySelector<HTMLElement>('.rc-select-selection-item-remove') ?? undefined;
}

/** Text of the overflow tag (`+ N ...`); undefined if all tags are shown. */
export function overflowText(field: HTMLElement): string | undefined {
  const rest = '.rc-select-selection-overflow-item-rest:not([aria-hidden="true"])';
  return selectOf(field).querySelector(rest)?.textContent ?? undefined;
}

/** The clear icon of a select; null if it has none. */
export function clearIcon(field: HTMLElement): HTMLElement | null {
  return selectOf(field).querySelector('.rc-select-clear');
}

/** Pastes like a browser: line breaks become spaces in a one-line field. */
export async function pasteText(field: HTMLElement, text: string): Promise<void> {
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  await fireEvent.paste(field, { clipboardData });
  document.execCommand('insertText', false, text.replace(/\r\n|[\r\n]/g, ' '));
}

/** Checks that an element is this wide (px), or as wide as a narrower box. */
export async function expectWidth(element: HTMLElement, px: number): Promise<void> {
  const room = element.parentElement!.getBoundingClientRect().width;
  await expect(element.getBoundingClientRect().width).toBeCloseTo(Math.min(px, room), 0);
}

/** Checks that a field's open list is at most 200 px high, and scrolls. */
export async function expectListWindow(field: HTMLElement): Promise<void> {
  const list = (await openPopupOf(field)).querySelector<HTMLElement>('.rc-virtual-list-holder')!;
  await expect(getComputedStyle(list).maxHeight).toBe('200px');
  await expect(list.clientHeight).toBe(200);
  await expect(list.scrollHeight).toBeGreaterThan(200);
}

/** Checks that the option with this text is active and in view. */
export async function expectActive(field: HTMLElement, text: string): Promise<void> {
  await eventually(() => {
    expect(activeOption(field)).toBe(text);
    const popup = popupOf(field)!;
    const row = popup.querySelector('.rc-select-item-option-active')!.getBoundingClientRect();
    const list = popup.querySelector('.rc-virtual-list-holder')!.getBoundingClientRect();
    expect(row.top).toBeGreaterThanOrEqual(list.top - 1);
    expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1);
  });
}

/** Names of CSS animations that start on the page during the action. */
export async function animationsDuring(action: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const note = (event: AnimationEvent) => names.push(event.animationName);
  document.addEventListener('animationstart', note);
  await action();
  document.removeEventListener('animationstart', note);
  return names;
}

/** Checks that an element's text has the red of the people options. */
export async function expectRed(element: HTMLElement): Promise<void> {
  await expectColor(element, 'color', 'light-dark(#c00, #ff6b6b)');
}

/** Checks an element's color against a CSS color, in its theme. */
export async function expectColor(
  element: HTMLElement,
  property: 'color' | 'backgroundColor',
  css: string,
): Promise<void> {
  const probe = document.createElement('i');
  probe.style.color = css;
  element.append(probe);
  const expected = getComputedStyle(probe).color;
  probe.remove();
  await expect(getComputedStyle(element)[property]).toBe(expected);
}

const keyCodes = { Backspace: 8, Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 };

/** Presses keys with `keyCode`, which rc-select reads and user-event lacks. */
export async function pressKeys(
  field: HTMLElement,
  ...keys: (keyof typeof keyCodes)[]
): Promise<void> {
  field.focus();
  for (const key of keys) {
    const init = { key, code: key, keyCode: keyCodes[key], which: keyCodes[key] };
    await fireEvent.keyDown(field, init);
    await fireEvent.keyUp(field, init);
  }
}

/** Presses Backspace until it works; not within 250 ms after typing. */
export async function backspaceUntil(field: HTMLElement, check: () => void): Promise<void> {
  const press = async () => {
    await pressKeys(field, 'Backspace');
    check();
  };
  // Each press restarts the 250 ms, so wait longer.
  await eventually(press, { interval: 400 });
}
