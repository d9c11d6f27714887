// @vitest-environment jsdom
import {
  act,
  createElement,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
} from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { shims } from '../node/project/shims.ts';

type Module = Record<string, unknown>;

const formats = {
  csf3: 'CSF 3',
  args: 'CSF 3, arg types',
  csf2: 'CSF 2',
  renders: 'CSF 3, render and loaders',
  hooks: 'CSF 3, hooks and shims',
  factory: 'factory of Storybook 8.6',
};

const storyFiles = import.meta.glob<Module>('./fixture/*.stories.tsx');
const shimFiles = import.meta.glob<Module>('./shims/*.ts');
/** Storybook modules that the fixture imports. */
const storybookModules = [
  '@storybook/addon-actions',
  '@storybook/preview-api',
  '@storybook/react',
  '@storybook/test',
];
const files = Object.keys(formats) as (keyof typeof formats)[];

/** The facts that are compared for each story. */
interface Facts {
  id: string;
  /** On the server, where no loader runs. */
  markup: string;
  /** In the browser, after the loaders. */
  liveMarkup: string;
  args: unknown;
  parameters: unknown;
  globals: unknown;
  tags: string[];
  argTypes: Module;
}

/** A portable story that is rendered as a component maps no args, as it does in Storybook and by `run`. */
function isRunOnly(file: string): boolean {
  return file === 'args';
}

/** Makes values of two instances of the fixture comparable. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return '[function]';
  if (isValidElement(value)) return renderToStaticMarkup(value as ReactElement);
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  // Storybook 8.6 does not write it yet.
  const fields = Object.entries(value).filter(
    ([key, inner]) => !(key === 'disable' && inner === false),
  );
  return Object.fromEntries(fields.map(([key, inner]) => [key, plain(inner)]));
}

/** Parameters without those that Storybook's portable stories and renderer add. */
function plainParameters(parameters: Module): unknown {
  const added = ['renderer', 'fileName', '__isPortableStory'];
  const own = Object.entries(parameters).filter(([name]) => !added.includes(name));
  return plain(Object.fromEntries(own));
}

/** An element's markup without the browser's counter of ids. */
function readMarkup(element: Element): string {
  return element.innerHTML.replace(/:r\w+:/g, ':r:');
}

interface RealStory extends FunctionComponent {
  id: string;
  args: unknown;
  parameters: Module;
  globals: unknown;
  tags: string[];
  argTypes: Module;
  run(context: { canvasElement: HTMLElement }): Promise<void>;
}

/** The facts of each story by Storybook's `composeStories`; `viewMode` is the only thing that must differ. */
async function readReal(): Promise<Map<string, Facts>> {
  const { composeStories, setProjectAnnotations } = await import('@storybook/react');
  const actions = await import('@storybook/addon-actions/preview');
  const preview = await import('./fixture/preview.tsx');
  const facts = new Map<string, Facts>();
  for (const file of files) {
    const module = await storyFiles[`./fixture/${file}.stories.tsx`]!();
    // A factory sets the project's annotations to its own.
    setProjectAnnotations([actions, preview] as never);
    const stories = composeStories(module as never) as unknown as Record<string, RealStory>;
    for (const [exportName, story] of Object.entries(stories)) {
      const canvasElement = document.createElement('div');
      const markup = isRunOnly(file) ? '' : renderToString(createElement(story));
      await story.run({ canvasElement });
      facts.set(`${file}: ${exportName}`, {
        id: story.id,
        markup,
        liveMarkup: readMarkup(canvasElement),
        args: plain(story.args),
        parameters: plainParameters(story.parameters),
        globals: plain(story.globals),
        tags: story.tags,
        argTypes: plain(story.argTypes) as Module,
      });
    }
  }
  return facts;
}

/** The facts of each story by our composition, with the shims in place of Storybook's modules. */
async function readOurs(): Promise<Map<string, Facts>> {
  vi.resetModules();
  for (const name of storybookModules) {
    vi.doMock(name, () => shimFiles[`./shims/${shims[name]!.file}`]!());
  }
  const { composeStory } = await import('./composeStory.ts');
  const { inferArgTypes } = await import('./argTypes.ts');
  const { readPreview } = await import('./readPreview.ts');
  const { readStory } = await import('./readStory.ts');
  const { storyNameFromExport, toId } = await import('./shims/storyId.ts');
  const project = readPreview(await import('./fixture/preview.tsx'));
  const facts = new Map<string, Facts>();
  for (const file of files) {
    const { default: meta, ...stories } = await storyFiles[`./fixture/${file}.stories.tsx`]!();
    for (const [exportName, story] of Object.entries(stories)) {
      const source = readStory(story, meta);
      const title = source.meta.title!;
      const composed = composeStory(project, meta, story, {
        id: toId(source.meta.id ?? title, storyNameFromExport(exportName)),
        name: source.story.name ?? storyNameFromExport(exportName),
        title,
      });
      const { Component } = composed;
      const markup = isRunOnly(file) ? '' : renderToString(createElement(Component));
      const loaded = await composed.load();
      const canvasElement = document.createElement('div');
      await act(() => createRoot(canvasElement).render(createElement(Component, { loaded })));
      facts.set(`${file}: ${exportName}`, {
        id: composed.id,
        markup,
        liveMarkup: readMarkup(canvasElement),
        args: plain(composed.args),
        parameters: plainParameters(composed.parameters),
        globals: plain(composed.globals),
        tags: composed.tags,
        argTypes: plain(inferArgTypes(composed)) as Module,
      });
    }
  }
  return facts;
}

describe('composeStory, beside composeStories of Storybook', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const real = await readReal();
  const ours = await readOurs();

  it('has the same stories, at least 30', () => {
    expect([...ours.keys()]).toEqual([...real.keys()]);
    expect(ours.size).toBeGreaterThanOrEqual(30);
  });

  for (const [name, expected] of real) {
    it(`composes the same of ${name}`, () => {
      expect(ours.get(name)).toEqual(expected);
    });
  }
});
