// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Parts = typeof import('./ThemeSwitch.tsx');
let ThemeSwitch: Parts['ThemeSwitch'];
let root: ReturnType<typeof hydrateRoot>;
let box: HTMLElement;

const checked = () => box.querySelector<HTMLInputElement>('input:checked')?.value;

function hydrate() {
  act(() => {
    root = hydrateRoot(box, <ThemeSwitch />);
  });
}

describe('ThemeSwitch', () => {
  beforeEach(async () => {
    // The window's store lives as long as the window: each test needs its own module.
    vi.resetModules();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    localStorage.clear();
    ({ ThemeSwitch } = await import('./ThemeSwitch.tsx'));
    box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<ThemeSwitch />);
  });
  afterEach(() => {
    act(() => root.unmount());
    box.remove();
  });

  it('prints none as chosen on the server', () => {
    expect(checked()).toBeUndefined();
    hydrate();
  });

  it('shows the stored choice once it is hydrated, and stores nothing by itself', () => {
    hydrate();
    expect(checked()).toBe('auto');
    expect(localStorage.getItem('docs-theme')).toBeNull();
  });

  it('is a group named Theme of three named radios', () => {
    hydrate();
    const group = box.querySelector('[role=radiogroup]');
    expect(group?.getAttribute('aria-label')).toBe('Theme');
    const radios = [...box.querySelectorAll('input')];
    expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Dark',
      'Light',
      'Auto',
    ]);
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  });
});
