import { describe, expect, it } from 'vitest';
import { readCodes } from '../client/code/readCodes.ts';
import '../client/server/lateCodes.ts';
import { provideStaticHtml } from '../client/staticHtmlStore.ts';
import { Canvas, Source } from './index.ts';
import { printBlocks } from './testBlocks.tsx';
import { Button, registerStories } from './testStories.tsx';

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

  it('is there only where there is one, and not when told', () => {
    expect(print(<Canvas of={stories.Nothing} />)).not.toMatch(/<pre|Copy code/);
    expect(print(<Source of={stories.Nothing} />)).toBe('');
    expect(print(<Canvas of={stories.Quiet} sourceState="none" />)).not.toMatch(/<pre|Copy code/);
  });

  it.each([
    [{ code: 'a < b\n', language: 'js' }, 'a &lt; b'],
    [{ code: '\n    a\n      b\n  ' }, 'a\n  b'],
    [{ code: '  a\n    b' }, 'a\n  b'],
    [{ code: '  a\n    b\n', format: false }, '  a\n    b'],
  ])('is what is given to Source, without its indent: %j', (props, code) => {
    expect(readCode(print(<Source {...props} />))).toBe(code);
  });

  it.each([
    [{ code: '\n    a\n      b\n  ' }, 'a\n  b'],
    [{ code: '  a\n    b\n', format: false }, '  a\n    b'],
    [{ code: '\n\ta\n\t\tb', format: 'dedent' }, 'a\n\tb'],
  ])('is what its parameters give: %j', async (source, code) => {
    const { Own } = registerStories(
      { component: Button },
      { Own: { parameters: { docs: { source } } } },
    );
    provideStaticHtml(await readCodes({}, ['button--own']));
    expect(readCode(print(<Canvas of={Own} />))).toBe(code);
    expect(readCode(print(<Source of={Own} />))).toBe(code);
  });
});
