// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { knownAccessibilityLimits } from './knownAccessibilityLimits.ts';

const options = ['jack', 'lucy'].map((value) => ({ value, label: value }));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => cleanup());

/** A select whose open state is kept outside, as the remedy says. */
function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <Select
      id="s"
      options={options}
      open={open}
      onDropdownVisibleChange={setOpen}
      {...(!open && { 'aria-activedescendant': undefined })}
    />
  );
}

function renderSelect(props: SelectProps = {}) {
  const { container } = render(<Select id="s" options={options} {...props} />);
  return container.querySelector('input') as HTMLInputElement;
}

const openList = (field: HTMLElement) => fireEvent.keyDown(field, { keyCode: 40, which: 40 });
const active = (field: HTMLElement) => field.getAttribute('aria-activedescendant') ?? '';
const list = () => document.getElementById('s_list');

describe('the list of known limits', () => {
  it('excuses nothing but elements of rc-select', () => {
    const parts = knownAccessibilityLimits.flatMap(({ selector }) => selector.split(', '));
    for (const part of parts) expect(part).toMatch(/^(textarea)?\.rc-select/);
  });

  it('has one entry for a rule and a demo, and whole sentences', () => {
    const keys = knownAccessibilityLimits.map(({ rule, story }) => `${rule} ${story}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { reason, remedy } of knownAccessibilityLimits) {
      expect(`${reason} ${remedy}`).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
    }
  });

  it('is of the installed version', () => {
    const { version } = JSON.parse(readFileSync('node_modules/rc-select/package.json', 'utf8'));
    expect(readFileSync('docs/accessibility.mdx', 'utf8')).toContain(
      `rc-select ${version} violates`,
    );
  });
});

describe('a remedy of the list', () => {
  it('says that the list is closed at first', () => {
    expect(renderSelect().hasAttribute('aria-expanded')).toBe(false);
    cleanup();
    expect(renderSelect({ defaultOpen: false }).getAttribute('aria-expanded')).toBe('false');
  });

  it('names an active option only while the list is open', () => {
    expect(active(renderSelect())).toBe('s_list_0');
    cleanup();
    const { container } = render(<Controlled />);
    const field = container.querySelector('input') as HTMLInputElement;
    expect(active(field)).toBe('');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    openList(field);
    expect(document.getElementById(active(field))).not.toBeNull();
    expect(list()).not.toBeNull();
  });

  it('lets the first option of a combobox be active', () => {
    const without = renderSelect({ mode: 'combobox' });
    openList(without);
    expect(active(without)).toBe('s_list_-1');
    cleanup();
    const field = renderSelect({ mode: 'combobox', defaultActiveFirstOption: true });
    openList(field);
    expect(active(field)).toBe('s_list_0');
  });

  it('makes the text of an empty list an option', () => {
    const text = (
      <div role="option" aria-selected="false" aria-disabled="true">
        Not Found
      </div>
    );
    openList(renderSelect({ options: [], notFoundContent: text }));
    expect(list()?.getAttribute('role')).toBe('listbox');
    expect([...(list()?.children ?? [])].map((child) => child.getAttribute('role'))).toEqual([
      'option',
    ]);
  });

  it('renders the popup beside the select', () => {
    openList(renderSelect({ getPopupContainer: (trigger) => trigger.parentElement }));
    expect(
      document.querySelector('.rc-select')?.parentElement?.querySelector('.rc-select-dropdown'),
    ).not.toBeNull();
    cleanup();
    openList(renderSelect());
    expect(
      document.querySelector('.rc-select')?.parentElement?.querySelector('.rc-select-dropdown'),
    ).toBeNull();
  });

  it('gives another input', () => {
    const field = renderSelect({ mode: 'combobox', getInputElement: () => <input data-own="" /> });
    expect(field.dataset.own).toBe('');
    expect(field.getAttribute('role')).toBe('combobox');
  });
});
