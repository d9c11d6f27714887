import { memo, type ReactNode } from 'react';
import project from 'virtual:site-docs';
import { afterEach, describe, expect, it } from 'vitest';
import { de } from '../../core/texts/de.ts';
import { english, setTexts } from '../../core/texts/t.ts';
import { DocsFrame } from './DocsFrame.tsx';
import { ArgTypes, Canvas, Controls, Stories, Subheading } from './index.ts';
import { StoryWithControls } from './StoryWithControls.tsx';
import { printBlocks } from './testBlocks.tsx';
import { Button, registerStories } from '../../docs/testStories.tsx';

const storyIds = ['button--quiet', 'button--loud'];
const stories = registerStories(
  { component: Button, title: 'Parts/Button' },
  { Quiet: { args: { label: 'Hush' } }, Loud: {} },
);
const print = (children: ReactNode, attached = storyIds) => printBlocks(children, attached);

describe('a story with its controls', () => {
  it('has one code, and is no pair with the controls of another', () => {
    const pair = (of: object) =>
      print(
        <StoryWithControls>
          <Canvas of={stories.Quiet} />
          <Controls of={of} />
        </StoryWithControls>,
      );
    expect(pair(stories.Quiet)).toContain('data-pair');
    expect(pair(stories.Quiet)).not.toContain('data-controls-code');
    expect(pair(stories.Loud)).not.toContain('data-pair');
  });
});

it('has a filter above a long table of properties, and none above a short one', () => {
  const argTypes = Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => [`property${index}`, { description: 'One of many.' }]),
  );
  const { Long } = registerStories({ component: Button, title: 'Long', argTypes }, { Long: {} });
  expect(print(<ArgTypes of={Long} />)).toContain('type="search"');
  expect(print(<ArgTypes />)).not.toContain('type="search"');
});

describe('the language of the page', () => {
  afterEach(() => setTexts(english));

  it('is that of the heading of all stories, whose id stays', () => {
    const heading = () => /<h2.*?<\/h2>/.exec(print(<Stories />))?.[0];
    expect(heading()).toMatch(/^<h2 id="stories">Stories</);
    setTexts({ lang: 'de', texts: de });
    expect(heading()).toMatch(/^<h2 id="stories">Beispiele</);
  });

  it('is that of a table whose component has no name', () => {
    const docgen = { props: { tone: { description: 'Its tone.' } } };
    const [nameless] = [Object.assign(() => null, { __docgenInfo: docgen })];
    expect(print(<ArgTypes of={nameless} />)).toContain('aria-label="Properties of the component"');
    setTexts({ lang: 'de', texts: de });
    expect(print(<ArgTypes of={nameless} />)).toContain(
      'aria-label="Eigenschaften von dieser Komponente"',
    );
  });
});

describe('ids', () => {
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const expectUnique = (html: string) => {
    const ids = idsOf(html);
    expect(ids).not.toContain('');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  };

  it('are those of one box, table or heading each, however often a page shows it', () => {
    const html = print(
      <>
        <Canvas of={stories.Loud} />
        <Canvas of={stories.Loud} />
        <Controls />
        <Controls />
        <Controls of={stories.Quiet} />
        <Controls of={stories.Quiet} />
        <ArgTypes />
        <ArgTypes />
        <Stories />
        <Subheading>Quiet</Subheading>
        <Subheading>!?</Subheading>
        <Subheading>🎉</Subheading>
        <Subheading>
          <em>安装</em>
        </Subheading>
      </>,
    );
    expectUnique(html);
    expect(idsOf(html)).toEqual(
      expect.arrayContaining([
        'button--loud',
        'button--loud-1',
        'button-label',
        'quiet',
        'quiet-1',
      ]),
    );
    expect(idsOf(html)).toEqual(expect.arrayContaining(['section', 'section-1', '安装']));
  });

  it('of radio groups are those of one table each', () => {
    const options = { control: 'radio', options: ['a', 'b'] };
    const other = registerStories(
      { component: Button, argTypes: { kind: options } },
      { Chosen: {} },
    );
    const html = print(
      <>
        <Controls of={other.Chosen} />
        <Controls of={other.Chosen} />
      </>,
    );
    const names = [...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(2);
  });

  it('of stories whose names are signs, or alike, are not empty', () => {
    registerStories({ component: Button }, { '+': {}, '−': {}, 测试: {} });
    const html = print(<Stories />, ['button--+', 'button--−', 'button--测试']);
    expectUnique(html);
    expect(idsOf(html)).toContain('测试');
  });
});

describe('a page that is attached to no story', () => {
  const content = ({ components = {} }: { components?: Record<string, unknown> }) => {
    const Title = (components.h1 ?? 'h1') as 'h1';
    return <Title>Guide</Title>;
  };
  const show = (docs: object, attached: string[] = []) => {
    if (!project) throw new Error('The tests have no project.');
    const own = { ...project, parameters: { docs } };
    return print(<DocsFrame content={content} project={own} />, attached);
  };

  it('has the container, the theme and the components of the preview', () => {
    const container = ({ children, theme }: { children?: ReactNode; theme?: unknown }) => (
      <section title={String(theme)}>{children}</section>
    );
    const h1 = ({ children }: { children?: ReactNode }) => <h1 className="big">{children}</h1>;
    expect(show({ container, theme: 'dark', components: { h1 } })).toBe(
      '<div data-docs-container=""><section title="dark"><h1 class="big">Guide</h1></section></div>',
    );
    expect(show({ container: memo(container) })).toContain('<section title="undefined"><h1>Guide');
    expect(show({})).toBe('<h1>Guide</h1>');
  });

  it('passes the project’s globals to a container, and no stories', () => {
    const container = ({ context }: { context: Record<string, (value?: unknown) => object> }) => {
      const story = context.getStoryContext?.(context.storyById?.());
      const { globals } = story as { globals: object };
      return `${JSON.stringify(globals)} ${JSON.stringify(context.componentStories?.())}`;
    };
    expect(show({ container })).toBe('<div data-docs-container="">{} []</div>');
  });

  it('follows the parameters of the stories that it is attached to', () => {
    const container = () => 'of the project';
    expect(show({ container }, ['button--quiet'])).toBe('<h1>Guide</h1>');
  });
});
