// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeStory } from '../composeStory.ts';
import { readPreview } from '../readPreview.ts';
import type { Args, Decorator, Meta } from '../types.ts';
import { action, actions } from './actions.ts';
import addon from './addon.ts';
import * as components from './components.ts';
import { Figma } from './designs.ts';
import { definePreview } from './definePreview.ts';
import { hrefTo, linkTo, navigate, withLinks } from './links.ts';
import LinkTo from './linksReact.ts';
import { composeStories, setProjectAnnotations } from './portableStories.ts';
import { addons, useChannel, useParameter } from './previewApi.ts';
import * as themes from './themes.ts';
import { create, ensure, themes as storybookThemes } from './theming.ts';

const data = { id: 'a--b', name: 'B', title: 'A' };
const Label = ({ label }: Args) => <p>{String(label)}</p>;

afterEach(cleanup);

function compose(decorator: Decorator, parameters = {}) {
  const meta: Meta = { component: Label, args: { label: 'x' } };
  return composeStory(readPreview({}), meta, { decorators: [decorator], parameters }, data)
    .Component;
}

describe('definePreview', () => {
  const preview = definePreview({
    addons: [addon(), { parameters: { fromAddon: true } }],
    parameters: { layout: 'centered' },
    decorators: [(Story) => <main>{Story()}</main>],
  });
  const meta = preview
    .type()
    .meta({ title: 'Forms/Field', component: Label, args: { label: 'Meta' } });
  const Primary = meta.story({ args: { label: 'Primary' } });
  const Extended = Primary.extend({ tags: ['new'], parameters: { layout: 'own' } });

  it('makes stories that are composed with the project', () => {
    const story = composeStory(readPreview({ default: preview }), undefined, Primary, data);
    expect(story.parameters).toMatchObject({ fromAddon: true, layout: 'centered' });
    expect(renderToString(<story.Component />)).toBe('<main><p>Primary</p></main>');
  });

  it('makes stories of functions, and of other stories', () => {
    const ByFunction = meta.story(({ label }) => <b>{String(label)}</b>);
    expect(renderToString(<ByFunction.Component label="Given" />)).toBe(
      '<main><b>Given</b></main>',
    );
    expect(Extended.composed.parameters).toMatchObject({ layout: 'own' });
    expect(Extended.composed.tags).toEqual(['dev', 'test', 'new']);
    expect(Extended.input.args).toEqual({ label: 'Primary' });
  });

  it('is taken over in the shape that Storybook 10 makes', () => {
    // The return values of its own definePreview, meta and story, without their functions.
    const real = {
      _tag: 'Preview',
      input: {
        addons: [{ decorators: [(Story: () => ReactNode) => <i>{Story()}</i>] }],
        args: { a: 1 },
      },
      composed: { args: { never: true } },
    };
    const realMeta = {
      _tag: 'Meta',
      input: { component: Label, parameters: { csfFactory: true } },
      preview: real,
    };
    const story = {
      _tag: 'Story',
      input: { args: { label: 'Ten' } },
      meta: realMeta,
      __children: [],
    };
    const composed = composeStory(readPreview({ default: real }), realMeta, story, data);
    expect(composed.args).toEqual({ a: 1, label: 'Ten' });
    expect(composed.parameters.csfFactory).toBe(true);
    expect(renderToString(<composed.Component />)).toBe('<i><p>Ten</p></i>');
  });
});

describe('composeStories', () => {
  it('makes components of a stories module', () => {
    setProjectAnnotations({ args: { label: 'Project' } });
    const { First, Second, ...others } = composeStories({
      default: { title: 'Forms/Field', component: Label, excludeStories: /^data/ },
      __namedExportsOrder: ['First'],
      First: {},
      Second: { args: { label: 'Own' } },
      dataOne: {},
    });
    expect(others).toEqual({});
    expect(First!.id).toBe('forms-field--first');
    expect(renderToString(createElement(First!))).toBe('<p>Project</p>');
    expect(renderToString(createElement(Second!, { label: 'Prop' }))).toBe('<p>Prop</p>');
  });
});

describe('preview-api', () => {
  it('has a channel between decorators', () => {
    const heard = vi.fn();
    const Story = compose((Inner) => {
      const emit = useChannel({ ping: heard });
      return (
        <button type="button" onClick={() => emit('ping', 1)}>
          {Inner()}
        </button>
      );
    });
    const { unmount } = render(<Story />);
    fireEvent.click(screen.getByRole('button'));
    expect(heard).toHaveBeenCalledWith(1);
    unmount();
    addons.getChannel().emit('ping', 2);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('explains where a hook can be called', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Outside = () => <p>{useParameter('layout')}</p>;
    expect(() => renderToString(<Outside />)).toThrow('outside a story');
  });
});

describe('addon-themes', () => {
  afterEach(() => {
    document.documentElement.className = '';
  });

  it('puts the classes of the chosen theme on the document', () => {
    const Story = compose(
      themes.withThemeByClassName({
        themes: { light: 'l bright', dark: 'd' },
        defaultTheme: 'light',
      }),
    );
    const { rerender } = render(<Story />);
    expect(document.documentElement.className).toBe('l bright');
    rerender(<Story globals={{ theme: 'dark' }} />);
    expect(document.documentElement.className).toBe('d');
  });

  it('puts the attribute of the chosen theme on an element', () => {
    const withTheme = themes.withThemeByDataAttribute({
      themes: { light: 'day', dark: 'night' },
      defaultTheme: 'light',
      parentSelector: 'body',
      attributeName: 'data-mode',
    });
    const Story = compose(withTheme, { themes: { themeOverride: 'dark' } });
    render(<Story />);
    expect(document.body.dataset.mode).toBe('night');
  });

  it('renders the provider of the project, on the server too', () => {
    const Provider = ({ theme, children }: { theme: unknown; children?: ReactNode }) => (
      <div title={String(theme)}>{children}</div>
    );
    const GlobalStyles = () => <style />;
    const all = { themes: { light: '#fff', dark: '#000' }, defaultTheme: 'light' };
    const Story = compose(themes.withThemeFromJSXProvider({ ...all, Provider, GlobalStyles }));
    expect(renderToString(<Story globals={{ theme: 'dark' }} />)).toBe(
      '<div title="#000"><style></style><p>x</p></div>',
    );
    const Bare = compose(themes.withThemeFromJSXProvider({ GlobalStyles }));
    expect(renderToString(<Bare />)).toBe('<style></style><p>x</p>');
  });
});

describe('addon-links', () => {
  /** Where a click on the last link that was opened leads. */
  let opened: string | undefined;
  const note = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    opened = event.target.getAttribute('href') ?? undefined;
  };
  beforeEach(() => {
    opened = undefined;
    document.addEventListener('click', note);
    return () => document.removeEventListener('click', note);
  });

  it.each([
    ['an id', () => linkTo('ui-card--basic')(), '/ui/card#ui-card--basic'],
    ['title and name', () => linkTo('UI/Card', 'Basic')(), '/ui/card#ui-card--basic'],
    ['title and export', () => linkTo('UI/Card', 'WithIcon')(), '/ui/card#ui-card--with-icon'],
    ['a title', () => linkTo('UI/Card')(), '/ui/card'],
    ['the id of a docs page', () => linkTo('ui-card--docs')(), '/ui/card'],
    [
      'what the event says',
      () => linkTo((id: string) => id)('ui-card--basic' as never),
      '/ui/card#ui-card--basic',
    ],
    ['navigate', () => navigate({ kind: 'UI/Card', story: 'Basic' }), '/ui/card#ui-card--basic'],
    ['a story without a page', () => navigate({ storyId: 'old--one' }), '/~stories/old--one'],
    ['nothing', () => linkTo('UI/Gone', 'Basic')(), undefined],
  ])('opens a story by %s', (_, open, href) => {
    open();
    expect(opened).toBe(href);
  });

  it('returns addresses', async () => {
    expect(await hrefTo('UI/Card', 'Basic')).toBe('/ui/card#ui-card--basic');
    expect(await hrefTo('ui-card--basic')).toBe('/ui/card#ui-card--basic');
    expect(await hrefTo('UI/Gone')).toBe('#');
  });

  it('renders a link that the browser can open as well', () => {
    render(
      <LinkTo kind="UI/Card" story="Basic">
        Go
      </LinkTo>,
    );
    expect(screen.getByText('Go').getAttribute('href')).toBe('/ui/card#ui-card--basic');
    fireEvent.click(screen.getByText('Go'), { button: 0 });
    expect(opened).toBe('/ui/card#ui-card--basic');
  });

  it('follows marked elements, which may name a story of their own component', () => {
    const Story = compose(withLinks);
    render(
      <div data-story="ui-card--basic">
        <Story />
        <b data-sb-kind="UI/Card" data-sb-story="Basic">
          whole
        </b>
        <i data-sb-name="With icon">part</i>
      </div>,
    );
    fireEvent.click(screen.getByText('whole'));
    expect(opened).toBe('/ui/card#ui-card--basic');
    fireEvent.click(screen.getByText('part'));
    expect(opened).toBe('/ui/card#ui-card--with-icon');
  });
});

describe('actions and theming', () => {
  it('make handlers by name', () => {
    expect(action('clicked').name).toBe('clicked');
    expect(Object.keys(actions('onClick', 'onBlur'))).toEqual(['onClick', 'onBlur']);
    expect(actions({ onClick: 'clicked' }).onClick?.name).toBe('clicked');
    expect(Object.keys(actions(['onClick'], { depth: 1 }))).toEqual(['onClick']);
  });

  it('make themes', () => {
    expect(create({ base: 'dark', brandTitle: 'x' })).toMatchObject({
      base: 'dark',
      brandTitle: 'x',
    });
    expect(create({ base: 'dark' }).appBg).toBe(storybookThemes.dark.appBg);
    expect(ensure()).toBe(storybookThemes.light);
  });
});

it('links to a design instead of loading it', () => {
  expect(renderToString(<Figma url="https://www.figma.com/file/1" />)).toBe(
    '<p><a href="https://www.figma.com/file/1" rel="noopener">figma.com</a></p>',
  );
  expect(renderToString(<Figma url="https://[1" />)).toContain('>https://[1</a>');
});

it("has all of Storybook's own components, as plain elements", async () => {
  const real = (await import('storybook/internal/components')) as object;
  expect(Object.keys(real).filter((name) => !(name in components))).toEqual([]);
  const { Code, IconButton, TabsState, Loader } = components;
  const html = renderToString(
    <TabsState>
      <div key="a" title="React">
        <Code className="own">npm</Code>
        <IconButton {...{ variant: 'ghost', title: 'Copy' }}>Copy</IconButton>
        <Loader />
      </div>
    </TabsState>,
  );
  expect(html).toBe(
    '<section><p><strong>React</strong></p><code class="own">npm</code><button type="button" title="Copy">Copy</button></section>',
  );
});
