import { describe, expect, it } from 'vitest';
import type { Args } from '../../csf/types.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import type { SourceOptions } from '../../docs/code/sourceOptions.ts';
import { readCodes } from '../../docs/code/readCodes.ts';
import { provideHighlight } from '../../docs/code/storyCode.ts';
import { provideStaticHtml } from '../../runtime/StaticHtml.tsx';
import { CanvasWithSource } from './CanvasWithSource.tsx';
import { Canvas, Source } from './index.ts';
import { printBlocks, printWhole } from './testBlocks.tsx';
import { Button, registerStories } from '../../docs/testStories.tsx';

const stories = registerStories(
  { component: Button },
  {
    Quiet: { args: { label: 'Hush' } },
    Given: { parameters: { docs: { source: { code: '\n  <Button loud />\n' } } } },
    Nothing: { render: () => null },
  },
);

const storyIds = ['button--quiet', 'button--given', 'button--nothing'];
const print = (block: React.ReactNode) => printBlocks(block, storyIds);
const readCode = (html: string) => /<pre[^]*?<\/pre>/.exec(html)?.[0].replace(/<[^>]*>/g, '');

const readText = (html: string) =>
  readCode(html)?.replace(
    /&(lt|gt|quot);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '',
  );

provideStaticHtml(await readCodes({}, storyIds));

describe('the code of a story', () => {
  it('is what it renders, or what its parameters give, in its box and in Source', () => {
    expect(readCode(print(<Canvas of={stories.Quiet} />))).toBe(
      '&lt;Button label=&quot;Hush&quot; /&gt;',
    );
    expect(readCode(print(<Source of={stories.Quiet} />))).toBe(
      '&lt;Button label=&quot;Hush&quot; /&gt;',
    );
    expect(readCode(print(<Canvas of={stories.Given} />))).toBe('&lt;Button loud /&gt;');
    expect(readCode(print(<Source of={stories.Given} />))).toBe('&lt;Button loud /&gt;');
  });

  it('is shown only when there is some, unless turned off', () => {
    expect(print(<Canvas of={stories.Nothing} />)).not.toMatch(/<pre|Copy code/);
    expect(print(<Source of={stories.Nothing} />)).toBe('');
    expect(print(<Canvas of={stories.Quiet} sourceState="none" />)).not.toMatch(/<pre|Copy code/);
  });

  it.each([
    [{ code: 'a < b\n', language: 'js' }, 'a &lt; b'],
    [{ code: '\n    a\n      b\n  ' }, 'a\n  b'],
    [{ code: '  a\n    b' }, 'a\n  b'],
    [{ code: '  a\n    b\n', format: false }, '  a\n    b'],
  ])('is the text passed to Source, dedented: %j', (props, code) => {
    expect(readCode(print(<Source {...props} />))).toBe(code);
  });

  it.each([
    [{ code: '\n    a\n      b\n  ' }, 'a\n  b'],
    [{ code: '  a\n    b\n', format: false }, '  a\n    b'],
    [{ code: '\n\ta\n\t\tb', format: 'dedent' }, 'a\n\tb'],
  ])('comes from its parameters: %j', async (source, code) => {
    const { Own } = registerStories(
      { component: Button },
      { Own: { parameters: { docs: { source } } } },
    );
    provideStaticHtml(await readCodes({}, ['button--own']));
    expect(readCode(print(<Canvas of={Own} />))).toBe(code);
    expect(readCode(print(<Source of={Own} />))).toBe(code);
  });

  const shout = (code: string) => code.toUpperCase();
  const later = (code: string) => Promise.resolve(`${code} later`);
  const told = (code: string, context: object) => {
    const { id, args } = context as { id: string; args: Args };
    return `${id} ${JSON.stringify(args)}: ${code}`;
  };
  const failing = () => Promise.reject(new Error('no'));

  it.each([
    [{ transform: shout }, '<BUTTON LABEL="HUSH" />'],
    [{ transform: later }, '<Button label="Hush" /> later'],
    [{ transform: told }, 'button--own {"label":"Hush"}: <Button label="Hush" />'],
    [{ transform: failing }, '<Button label="Hush" />'],
    [{ transform: () => undefined }, '<Button label="Hush" />'],
    [{ transform: shout, code: 'given' }, 'given'],
    [{ type: 'code', transform: shout }, 'OF THE FILE'],
    [{ type: 'code' }, 'of the file'],
  ])('is transformed by the parameters of a story or a block: %o', async (source, code) => {
    const args = { label: 'Hush' };
    const { Own, Plain } = registerStories(
      { component: Button, args },
      { Own: { parameters: { docs: { source } } }, Plain: {} },
    );
    const ids = ['button--own', 'button--plain'];
    const ofFile = Object.fromEntries(ids.map((id) => [`source:${id}`, 'of the <b>file</b>']));
    provideStaticHtml(await readCodes(ofFile, ids));
    expect(readText(print(<Canvas of={Own} />))).toBe(code);

    const text = code.replace('--own', '--plain');
    const box = <CanvasWithSource of={Plain} source={source as SourceOptions} />;
    expect(readText(await printWhole(box, ids))).toBe(text);
    const block = <Source of={Plain} {...(source as SourceOptions)} />;
    expect(readText(await printWhole(block, ids))).toBe(text);
  });

  it('has its language', async () => {
    const source = { code: 'a { color: red }', language: 'css' };
    registerStories({ component: Button }, { Own: { parameters: { docs: { source } } } });
    provideHighlight(async (code, language) => `<b>${language}</b>${code}`);
    const { 'source:button--own': html } = await readCodes({}, ['button--own']);
    provideHighlight(async (code) => escapeHtml(code));
    expect(html).toBe('<b>css</b>a { color: red }');
  });
});

it('Canvas and its parameters choose the parts of the box', () => {
  const canvas = { className: 'wide', withToolbar: false, sourceState: 'none', layout: 'centered' };
  const { Own } = registerStories(
    { component: Button },
    { Own: { parameters: { docs: { canvas } } } },
  );
  for (const block of [
    <Canvas key="parameters" of={Own} />,
    <Canvas
      key="props"
      of={stories.Quiet}
      className="wide"
      withToolbar={false}
      sourceState="none"
      layout="centered"
    />,
  ]) {
    const html = print(block);
    expect(html).toMatch(/<section class="\S+ wide"/);
    expect(html).toContain('data-layout="centered"');
    expect(html).not.toMatch(/Reset|Link to this story|<pre/);
  }
  expect(print(<Canvas of={Own} className="narrow" withToolbar />)).toMatch(/ narrow".*Reset/);
});

it('folds what comes after the first lines of long code', async () => {
  const code = Array.from({ length: 25 }, (_, line) => `line ${line + 1}`).join('\n');
  const parameters = { docs: { source: { code } } };
  const { Own } = registerStories({ component: Button }, { Own: { parameters } });
  provideStaticHtml(await readCodes({}, ['button--own']));
  const html = print(<Canvas of={Own} />);
  expect(readCode(html)).toBe(code);
  expect(html).toContain('Show all 25 lines');
  expect(/<span data-rest[^>]*>line (\d+)/.exec(html)?.[1]).toBe('21');
});
