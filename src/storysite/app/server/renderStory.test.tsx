import { useId } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Loader, Render } from '../../csf/types.ts';
import { testStory } from '../../theme/StoryBox/testStory.tsx';
import { english, setTexts } from '../../core/texts/t.ts';
import { de } from '../../core/texts/de.ts';
import { LoadedStories } from './LoadedStories.ts';
import { repairHtml } from './repairHtml.ts';
import { createStoryRenderer, type RenderLog } from './renderStory.tsx';

vi.mock('./serverThread.ts', async (load) => ({
  ...(await load<object>()),
  whySkipped: (id: string) => (id === 'a--endless' ? 'It never ends.' : undefined),
}));

afterEach(() => setTexts(english));

const createLog = (): RenderLog => ({
  stories: [],
  keywords: {},
  usesControls: false,
  warnings: [],
});

it('renders what the server can, and reports each story once with the reason', () => {
  const Broken = () => <p>{document.title}</p>;
  const log = createLog();
  const render = createStoryRenderer(log);
  const loaders = () => {
    throw new Error('loaders run once a page is rendered');
  };
  const shown = [
    testStory({
      id: 'a--fine',
      story: { loaders, render: (_, { loaded }) => <p>{`${loaded.x}`}</p> },
    }),
    testStory({ id: 'a--broken', Component: Broken }),
    testStory({ id: 'a--framed', framed: 'It needs a panel.' }),
    testStory({ id: 'a--broken', Component: Broken }),
  ].map(render);

  expect(shown[0]).toEqual({ html: '<p>undefined</p>', shown: 'prerendered' });
  expect(shown[1]).toEqual({ html: '', shown: 'browser' });
  expect(shown[2]!.html).toContain('iframe.html?id=a--framed');
  expect(log.stories).toEqual([
    { id: 'a--fine', shown: 'prerendered' },
    { id: 'a--broken', shown: 'browser', reason: 'document is not defined' },
    { id: 'a--framed', shown: 'framed', reason: 'It needs a panel.' },
  ]);
});

it('has HTML from elsewhere for a story that throws here, and only for that', () => {
  const log = createLog();
  const Broken = () => <p>{document.title}</p>;
  const given = {
    'a--broken': { html: ['<p>title</p>'] },
    'a--fine': { html: ['<p>other</p>'] },
    'a--never': { html: [], reason: 'no canvas' },
  };
  const render = createStoryRenderer(log, { given });
  const fine = render(testStory({ id: 'a--fine', story: { render: () => <p>fine</p> } }));
  expect(fine).toEqual({ html: '<p>fine</p>', shown: 'prerendered' });
  const broken = testStory({ id: 'a--broken', Component: Broken });
  expect(render(broken)).toEqual({ html: '<p>title</p>', shown: 'prerendered', isRepaired: true });
  expect(render(broken)).toEqual({ html: '', shown: 'browser' });
  render(testStory({ id: 'a--never', Component: Broken }));
  expect(log.stories[2]).toMatchObject({
    shown: 'browser',
    reason: 'document is not defined; with a DOM: no canvas',
  });
  expect(log.stories[1]).toEqual({
    id: 'a--broken',
    shown: 'prerendered',
    withDom: true,
    reason: 'document is not defined',
  });
});

it('lets readers start a story that never ended, in their language', () => {
  const log = createLog();
  const render = () => createStoryRenderer(log)(testStory({ id: 'a--endless' })).html;
  expect(render()).toBe(
    '<p role="status">This story did not finish rendering when the site was built, so it does not start by itself. <button type="button" data-start="">Start story</button></p>',
  );
  expect(log.stories).toEqual([{ id: 'a--endless', shown: 'browser', reason: 'It never ends.' }]);
  setTexts({ lang: 'de', texts: de });
  expect(render()).toContain('<button type="button" data-start="">Beispiel starten</button>');
});

it('keeps the page around a story whose markup browsers take apart, and says where', () => {
  const Button = () => (
    <div>
      <button>
        <p>outer</p>
        <button>inner</button>
      </button>
    </div>
  );
  const log = createLog();
  const { html, isRepaired } = createStoryRenderer(log)(
    testStory({ id: 'a--b', Component: Button }),
  );
  expect(html).toBe('<div><button><p>outer</p></button><button>inner</button></div>');
  expect(isRepaired).toBe(true);
  expect(log.warnings[0]?.text).toMatch(/^The story a--b has a <button> where HTML/);
});

it.each([
  '<p title="&lt;b&gt;">a<br/>b<!-- -->c</p>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><foreignObject><p>x</p></foreignObject></svg>',
  '<svg><path d="M0 0>h1"/><g /></svg><p>an SVG text</p>',
  '<table><tbody><tr><td>1</td></tr></tbody></table><select><option selected="">a</option></select>',
  '<template><p>a</p></template><style>a > b {}</style><textarea>\n&lt;b&gt;</textarea>',
  `<style>.a{background:url("data:image/svg+xml,<svg xmlns='a'><p></svg>")}</style><!-- <p> --><p>a</p>`,
])('leaves HTML alone that is read as it was written: %s', (html) => {
  expect(repairHtml(html)).toBeUndefined();
});

it.each([
  '<iframe title="a"><p>fallback</p></iframe><p>b</p>',
  '<iframe title="a">Text, and <a href="/">a link</a></iframe>',
  '<noframes><p>a</p></noframes>',
  '<select><button><selectedcontent></selectedcontent></button><option>a</option></select>',
  '<select><option><b>a</b> c</option></select><select><option>b</option></select>',
  '<select><div><legend>a</legend><optgroup label="b"><option>c</option></optgroup></div></select>',
])('accepts %s, which is rendered again since React cannot hydrate it', (html) => {
  expect(repairHtml(html)).toBeUndefined();
  const log = createLog();
  const Component = () => <div dangerouslySetInnerHTML={{ __html: html }} />;
  const story = createStoryRenderer(log)(testStory({ id: 'a--b', Component }));
  expect(story).toMatchObject({ html: `<div>${html}</div>`, isRepaired: true });
  expect(log.warnings).toEqual([]);
});

it.each([
  ['<select><option>a<option>b</option></option></select>', 'option'],
  ['<select><b>a</b></select><p><div>a</div></p>', 'div'],
  ['<select><b>a</b><input></select>', 'input'],
  ['<iframe><p>a</p></iframe><p><div>a</div></p>', 'div'],
])('still finds what is wrong in %s: <%s>', (html, element) => {
  expect(repairHtml(html)?.element).toBe(element);
});

it.each([
  ['<table><tr><td>1</td></tr></table>', 'tr', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['<a href="/">a<a href="/b">b</a></a>', 'a', '<a href="/">a</a><a href="/b">b</a>'],
  ['<p><div>a</div></p>', 'div', '<p></p><div>a</div><p></p>'],
])('repairs %s, and names <%s>', (html, element, repaired) => {
  expect(repairHtml(html)).toEqual({ html: repaired, element });
});

it('gives the islands of one story on a page ids of their own', () => {
  const Field = () => <input id={useId()} />;
  const render = createStoryRenderer(createLog());
  const [first, second] = [1, 2].map(() => render(testStory({ Component: Field })).html);
  expect(first).not.toBe(second);
  expect(createStoryRenderer(createLog())(testStory({ Component: Field })).html).toBe(first);
});

it('renders stories again with what their loaders return, where they read it or throw without it', async () => {
  const loads: string[] = [];
  const withLoader = (name: string, render: Render, loader: Loader) =>
    testStory({
      id: `a--${name}`,
      story: {
        loaders: (context) => {
          loads.push(name);
          return loader(context);
        },
        render,
      },
    });
  const user = () => Promise.resolve({ user: { name: 'Ada' } });
  const never = () => new Promise<void>(() => {});
  const stories = [
    withLoader(
      'reads',
      (_, { loaded }) => <p>{`${(loaded.user as { name: string })?.name}`}</p>,
      user,
    ),
    withLoader('throws', (_, { loaded }) => <p>{(loaded.user as { name: string }).name}</p>, user),
    withLoader('plain', () => <p>plain</p>, user),
    withLoader('waits', (_, { loaded }) => <p>{`${loaded.user}`}</p>, never),
    withLoader(
      'fails',
      (_, { loaded }) => <p>{`${loaded.user}`}</p>,
      () => Promise.reject(new Error('down')),
    ),
  ];
  vi.useFakeTimers();
  const loaded = new LoadedStories();
  expect(loaded.hasRun).toBe(false);
  stories.forEach(createStoryRenderer(createLog(), {}, loaded));
  const loading = loaded.load();
  await vi.runAllTimersAsync();
  expect(await loading).toBe(true);
  expect(loaded.hasRun).toBe(true);
  vi.useRealTimers();
  const again = stories.map(createStoryRenderer(createLog(), {}, loaded));
  expect(again.map(({ html }) => html)).toEqual([
    '<p>Ada</p>',
    '<p>Ada</p>',
    '<p>plain</p>',
    '<p>undefined</p>',
    '<p>undefined</p>',
  ]);
  expect(loads).toEqual(['reads', 'throws', 'waits', 'fails']);
});
