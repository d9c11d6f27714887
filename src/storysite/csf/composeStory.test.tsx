// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useArgs, useEffect, useGlobals, useState as useStoryState } from './shims/previewApi.ts';
import { composeStory } from './composeStory.ts';
import { readPreview } from './readPreview.ts';
import type { Args, Meta, Story, StoryFunction } from './types.ts';

const data = { id: 'a--b', name: 'B', title: 'A' };

afterEach(cleanup);

function compose(story: Story | object, meta: Meta = {}, preview: object = {}) {
  return composeStory(readPreview(preview), meta, story, data);
}

const showArgs = (args: Args) => <p>{JSON.stringify(args)}</p>;

describe('a composed story', () => {
  it('asks for a component or a render function when a story has neither', () => {
    const { Component } = compose({});
    expect(() => renderToString(<Component />)).toThrow(
      'The story a--b has neither a component nor a render function',
    );
  });

  it.each([
    [false, {}, { component: () => null }, { decorators: [(Inner: StoryFunction) => <Inner />] }],
    [true, { render: showArgs }, {}, {}],
    [true, showArgs, {}, {}],
    [true, {}, { decorators: [(Inner: StoryFunction) => <Inner />] }, {}],
    [true, { loaders: [() => ({})] }, {}, {}],
  ])('is wrapped by its stories file: %s', (isWrapped, story, meta, preview) => {
    expect(compose(story, meta, preview).isWrapped).toBe(isWrapped);
  });

  it('takes overrides of its args, and drops an arg that is undefined', () => {
    const { Component } = compose({ render: showArgs, args: { a: 1, b: 2 } });
    const { rerender } = render(<Component args={{ a: 3 }} />);
    expect(screen.getByText('{"a":3,"b":2}')).toBeTruthy();
    rerender(<Component args={{ b: undefined }} />);
    expect(screen.getByText('{"a":1}')).toBeTruthy();
  });

  it('takes globals over those of the project, under those of the story', () => {
    const { Component } = compose(
      { render: (_: Args, { globals }: { globals: object }) => <p>{JSON.stringify(globals)}</p> },
      { globals: { locale: 'de' } },
      { initialGlobals: { theme: 'light', locale: 'en' } },
    );
    render(<Component globals={{ theme: 'dark', locale: 'fr' }} />);
    expect(screen.getByText('{"theme":"dark","locale":"de"}')).toBeTruthy();
  });

  it('keeps the state of its component when args change', () => {
    const Counter = ({ label }: Args) => {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {String(label)} {count}
        </button>
      );
    };
    const decorators = [(Inner: StoryFunction) => <Inner />, (Inner: StoryFunction) => Inner()];
    const { Component } = compose({ decorators, args: { label: 'a' } }, { component: Counter });
    const { rerender } = render(<Component />);
    fireEvent.click(screen.getByText('a 0'));
    rerender(<Component args={{ label: 'b' }} />);
    expect(screen.getByText('b 1')).toBeTruthy();
  });

  it('lets a decorator show its story or not, with hooks inside of both', () => {
    const withHook = (Inner: StoryFunction) => {
      const [name] = useStoryState('hook');
      useEffect(() => {}, []);
      return <div title={name}>{Inner()}</div>;
    };
    const optional = (Inner: StoryFunction, { args }: { args: Args }) =>
      args.open ? Inner() : <p>Closed</p>;
    const { Component } = compose({ render: () => <p>Open</p>, decorators: [withHook, optional] });
    const { rerender } = render(<Component />);
    expect(screen.getByText('Closed')).toBeTruthy();
    rerender(<Component args={{ open: true }} />);
    expect(screen.getByTitle('hook').textContent).toBe('Open');
  });

  it('updates two stories on one page independently', () => {
    const both = (Inner: StoryFunction) => [
      <div key="a">{Inner({ args: { n: 1 } })}</div>,
      <div key="b">{Inner()}</div>,
    ];
    const { Component } = compose({ render: showArgs, args: { n: 0 }, decorators: [both] });
    expect(renderToString(<Component />)).toBe(
      '<div><p>{&quot;n&quot;:1}</p></div><div><p>{&quot;n&quot;:0}</p></div>',
    );
  });

  it('reaches a root that a decorator makes', () => {
    const toText = (Inner: StoryFunction) => <pre>{renderToString(createElement(Inner))}</pre>;
    const { Component } = compose({ render: showArgs, args: { n: 1 }, decorators: [toText] });
    render(<Component />);
    expect(screen.getByText('<p>{&quot;n&quot;:1}</p>')).toBeTruthy();
  });

  it('is hydrated as it was prerendered', async () => {
    const decorators = [(Inner: StoryFunction) => <Inner />];
    const { Component } = compose({ render: showArgs, args: { a: 1 }, decorators });
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Component />);
    const before = container.firstChild;
    render(<Component />, { container, hydrate: true });
    expect(container.firstChild).toBe(before);
  });

  it('passes the canvas and loaded data to its decorators', async () => {
    const canvasElement = document.createElement('main');
    const seen = vi.fn();
    const decorators = (Inner: StoryFunction, { canvasElement: canvas, loaded }: object & Args) => {
      seen(canvas, loaded);
      return Inner();
    };
    const { Component } = compose({ render: showArgs, decorators });
    await act(() =>
      createRoot(canvasElement).render(
        <Component canvasElement={canvasElement} loaded={{ user: 'Ada' }} />,
      ),
    );
    expect(seen).toHaveBeenCalledWith(canvasElement, { user: 'Ada' });
  });
});

describe('loaders', () => {
  it('run level by level, those of one level together, with the args and globals that are set', async () => {
    const order: string[] = [];
    const loader = (name: string) => async () => {
      order.push(`start ${name}`);
      await Promise.resolve();
      order.push(`end ${name}`);
      return { last: name };
    };
    const story = compose(
      { loaders: [({ args, globals }: Args) => ({ args, globals }), loader('story')] },
      { loaders: [loader('meta-1'), loader('meta-2')] },
      { loaders: loader('project'), initialGlobals: { locale: 'en' } },
    );
    expect(story.hasLoaders).toBe(true);
    const loaded = await story.load({ args: { a: 1 }, globals: { locale: 'de' } });
    expect(loaded).toEqual({ last: 'story', args: { a: 1 }, globals: { locale: 'de' } });
    expect(order.slice(0, 4)).toEqual([
      'start project',
      'end project',
      'start meta-1',
      'start meta-2',
    ]);
  });

  it('are not there in most stories', async () => {
    const story = compose({});
    expect(story.hasLoaders).toBe(false);
    expect(await story.load()).toEqual({});
  });
});

describe('useArgs and useGlobals', () => {
  const Toggle = () => {
    const [args, updateArgs, resetArgs] = useArgs();
    const [globals, updateGlobals] = useGlobals();
    const update = () => {
      updateArgs({ on: true });
      updateArgs({ more: 1 });
      updateGlobals({ theme: 'dark' });
    };
    return (
      <>
        <button type="button" onClick={update}>
          Update
        </button>
        <button type="button" onClick={() => resetArgs(['on'])}>
          Reset one
        </button>
        <button type="button" onClick={() => resetArgs()}>
          Reset
        </button>
        <p>{JSON.stringify([args, globals])}</p>
      </>
    );
  };
  const story = compose({ render: Toggle, args: { on: false } });

  it('change the story when its args are not controlled', () => {
    render(<story.Component />);
    fireEvent.click(screen.getByText('Update'));
    expect(screen.getByText('[{"on":true,"more":1},{"theme":"dark"}]')).toBeTruthy();
    fireEvent.click(screen.getByText('Reset one'));
    expect(screen.getByText('[{"on":false,"more":1},{"theme":"dark"}]')).toBeTruthy();
    fireEvent.click(screen.getByText('Reset'));
    expect(screen.getByText('[{"on":false},{"theme":"dark"}]')).toBeTruthy();
  });

  it('call back when its args are controlled', () => {
    const onArgsChange = vi.fn<(args: Args) => void>();
    const { rerender } = render(<story.Component args={{ x: 1 }} onArgsChange={onArgsChange} />);
    fireEvent.click(screen.getByText('Update'));
    expect(onArgsChange).toHaveBeenLastCalledWith({ x: 1, on: true, more: 1 });
    expect(screen.getByText('[{"on":false,"x":1},{"theme":"dark"}]')).toBeTruthy();
    rerender(<story.Component args={{ on: true }} onArgsChange={onArgsChange} />);
    expect(screen.getByText('[{"on":true},{"theme":"dark"}]')).toBeTruthy();
  });
});

describe('arg types', () => {
  it('come last from the source, so that its handlers become actions', () => {
    const story = composeStory(
      readPreview({ parameters: { actions: { argTypesRegex: '^on' } } }),
      { argTypes: { onOpen: { description: 'own' } } },
      {},
      { ...data, argTypes: { onOpen: { description: 'source' }, onClose: {}, label: {} } },
    );
    expect(Object.keys(story.args)).toEqual(['onOpen', 'onClose']);
    expect(story.argTypes.onOpen).toEqual({ name: 'onOpen', description: 'own' });
    expect((story.args.onClose as () => void).name).toBe('onClose');
  });

  it('and args pass the enhancers of the project', () => {
    const story = compose(
      { args: { a: 1 } },
      {},
      {
        argTypesEnhancers: [({ argTypes }: Args) => ({ ...(argTypes as object), added: {} })],
        argsEnhancers: [({ initialArgs }: Args) => ({ seen: JSON.stringify(initialArgs) })],
      },
    );
    expect(story.argTypes).toEqual({ added: {} });
    expect(story.args).toEqual({ a: 1, seen: '{"a":1}' });
  });
});
