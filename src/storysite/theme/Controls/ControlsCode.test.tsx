// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { provideStaticHtml } from '../../runtime/StaticHtml.tsx';
import { storyArgs } from '../../runtime/story/storyState.ts';
import type { Args, Story } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { testStory } from '../StoryBox/testStory.tsx';
import { ControlsCode } from './ControlsCode.tsx';

// Modules that a change of args loads, which may take longer than a test waits.
beforeAll(async () => {
  await import('../../docs/code/printControlsCode.ts');
});

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  cleanup();
});

function Label({ text }: { text?: unknown }) {
  return <b>{String(text)}</b>;
}

/** Renders a story's code on the server and hydrates it in the browser; returns a function that sets its args. */
function hydrate(id: string, story: Story, code: string, data: Partial<SiteStory> = {}) {
  const shown = testStory({ id, story, components: () => ({ Caption: Label }), ...data });
  provideStaticHtml({ [`controls:${id}`]: code });
  const box = document.body.appendChild(document.createElement('div'));
  const content = <ControlsCode story={shown} choice={{}} />;
  box.innerHTML = renderToString(content);
  act(() => void (root = hydrateRoot(box, content)));
  return (changes: Args) => act(() => storyArgs(id).set(changes));
}

const code = () => document.querySelector('code')?.textContent;

it('keeps the names of components when args change, and the prerendered code when they do not', async () => {
  const render = ({ text }: Args) => <Label text={text} />;
  const change = hydrate('a--names', { args: { text: 'a' }, render }, 'as the server printed it');
  expect(code()).toBe('as the server printed it');
  change({ text: 'b' });
  await waitFor(() => expect(code()).toBe('<Caption text="b" />'));
  change({});
  await waitFor(() => expect(code()).toBe('as the server printed it'));
});

it('renders a story for its code without running its effects', async () => {
  const effects: string[] = [];
  const render = function Render({ text }: Args) {
    const [count] = useState(1);
    useEffect(() => void effects.push('ran'));
    return <Label text={`${text as string}${count}`} />;
  };
  const change = hydrate('a--effects', { args: { text: 'a' }, render }, 'first');
  change({ text: 'b' });
  await waitFor(() => expect(code()).toBe('<Caption text="b1" />'));
  expect(effects).toEqual([]);
});

it('shows no code for a story whose args change nothing', () => {
  hydrate('a--fixed', { render: () => <Label /> }, '');
  expect(code()).toBeUndefined();
});

describe('a story whose component can be imported', () => {
  const args = { text: 'a' };
  const render = ({ text }: Args) => <Label text={text} />;
  const about = { componentName: 'Caption', importLine: "import Caption from 'captions';" };
  const sheet = {
    name: 'caption.css',
    path: 'a/caption.css',
    load: async () => ({ html: '.a {}', source: '.a {}\n' }),
  };

  it('is shown as a module, which runs where it is pasted', async () => {
    const change = hydrate('a--module', { args, render }, 'first', about);
    change({ text: 'b' });
    await waitFor(() =>
      expect(code()).toBe(`import Caption from 'captions';

export default function Basic() {
  return (
    <Caption text="b" />
  );
}`),
    );
  });

  it('is called otherwise than its component', async () => {
    const data = { ...about, exportName: 'Caption' };
    hydrate('a--same', { args, render }, 'first', data)({ text: 'b' });
    await waitFor(() => expect(code()).toContain('function CaptionExample()'));
  });

  it('has the style sheets that it imports in tabs', async () => {
    hydrate('a--sheet', { args, render }, 'first', { ...about, sheets: [sheet] });
    fireEvent.click(screen.getByRole('tab', { name: 'caption.css' }));
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('.a {}'));
    fireEvent.click(screen.getByRole('tab', { name: 'Basic.tsx' }));
    expect(code()).toBe('first');
  });
});
