import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { provideStaticHtml } from '../../runtime/StaticHtml.tsx';
import { textKey } from '../../core/docsText.ts';
import { AutodocsPage } from './AutodocsPage.tsx';
import { CanRenderContext } from './DocsFrame.tsx';
import * as blocks from './index.ts';
import { printBlocks } from './testBlocks.tsx';
import { Button, registerStories } from '../../docs/testStories.tsx';

const { Anchor, ArgTypes, Canvas, ColorItem, ColorPalette, Controls, Description } = blocks;
const { IconGallery, IconItem, Markdown, Meta, Primary, Stories, Story } = blocks;
const { Subheading, Subtitle, Title, Typeset, Unstyled, useOf } = blocks;

const storyIds = ['button--quiet', 'button--loud'];

const stories = registerStories(
  { component: Button, title: 'Parts/Button', parameters: { docs: { subtitle: 'To press' } } },
  {
    Quiet: { args: { label: 'Hush' } },
    Loud: { args: { label: 'Hey' } },
  },
  { Quiet: 'The *usual* one.' },
);

const print = (children: ReactNode, attached = storyIds) => printBlocks(children, attached);

const count = (html: string, part: string) => html.split(part).length - 1;

it('Canvas names the box of the first story by its component, and others by their names, too', () => {
  expect(print(<Canvas of={stories.Quiet} />)).toContain('aria-label="Button"');
  expect(print(<Canvas of={stories.Loud} />)).toContain('aria-label="Button: Loud"');
});

describe('blocks about text', () => {
  it('Meta renders nothing', () => {
    expect(print(<Meta of={stories} />)).toBe('');
  });

  it('Title is its children, the component, or the page', () => {
    expect(print(<Title>Own</Title>)).toBe('<h1>Own</h1>');
    expect(print(<Title />)).toBe('<h1>Button</h1>');
    expect(print(<Title />, [])).toBe('<h1>Start</h1>');
  });

  it('Subtitle is its children or the parameter, or nothing', () => {
    expect(print(<Subtitle />)).toBe('<div class="subtitle">To press</div>');
    expect(print(<Subtitle>Own</Subtitle>)).toBe('<div class="subtitle">Own</div>');
    expect(print(<Subtitle />, [])).toBe('');
    const docs = { subtitle: <b>For all</b> };
    registerStories({ component: Button, parameters: { docs } }, { Told: {} });
    expect(print(<Subtitle />, ['button--told'])).toBe(
      '<div class="subtitle"><b>For all</b></div>',
    );
  });

  it('Description shows the comment of a component or a story', () => {
    const component = '><p>A <strong>quiet</strong> button.</p></div>';
    const story = '><p>The <em>usual</em> one.</p></div>';
    expect(print(<Description />)).toContain(component);
    expect(print(<Description of={Button} />, [])).toContain(component);
    expect(print(<Description of={stories.Quiet} />)).toContain(story);
    expect(print(<Description of="story" />)).toContain(story);
    expect(print(<Description of={stories.Loud} />)).toBe('');
  });

  it('Description prefers the parameters', () => {
    const description = { component: 'Of the meta.', story: 'Of the story.' };
    const other = registerStories(
      { component: Button },
      { Told: { parameters: { docs: { description } } } },
    );
    expect(print(<Description of={other} />)).toBe('<p>Of the meta.</p>');
    expect(print(<Description of={other.Told} />)).toBe('<p>Of the story.</p>');
  });

  it('headings link to themselves', () => {
    expect(print(<Subheading>Two words</Subheading>)).toContain(
      '<h3 id="two-words">Two words<a class="anchor" href="#two-words"',
    );
    expect(print(<Anchor storyId="a--b" />)).toBe('<div id="anchor--a--b"></div>');
    expect(print(<Unstyled>plain</Unstyled>)).toBe('plain');
  });

  it('Markdown shows the HTML that the build compiled', () => {
    provideStaticHtml({ [textKey('Known *now*')]: '<p>Known before</p>' });
    expect(print(<Markdown>{'\n  Known *now*\n'}</Markdown>)).toContain('<p>Known before</p>');
  });

  it.each([
    ['A line:\n- one `x`\n  - two', /<p>A line:<\/p><ul><li>one <code>x<\/code><ul><li>two/],
    ['__a__ ~~b~~ ![A](/a.png)', /<strong>a<\/strong> <del>b<\/del> <img [^>]*alt="A"/],
    ['> a\n\n<kbd>K</kbd>', /<blockquote><p>a<\/p><\/blockquote><p><kbd>K/],
    ['|a|\n|-|\n|b|', /<div class="table-box" tabindex="0"><table>.*<td>b/],
    ['```css\na {}\n```', /<pre class="code" tabindex="0"><code class="language-css">a \{\}/],
    ['# A', /<h1>A<\/h1>/],
    ['[b](https://a.b)', /<a rel="noopener noreferrer" href="https:\/\/a\.b">b<\/a>/],
  ])('Markdown compiles a text that appears at run time: %j', (text, html) => {
    expect(print(<Markdown>{text}</Markdown>)).toMatch(html);
  });

  it('Markdown runs no script of such a text', () => {
    const text = '<script>a</script><img src="x" onerror="a">\n\n[no](javascript:alert(1)) **b**';
    expect(print(<Markdown>{text}</Markdown>)).not.toMatch(/<script|onerror|javascript:/);
  });
});

describe('blocks about stories', () => {
  it('Canvas shows the story in its story box, the first one of the page without `of`', () => {
    expect(print(<Canvas of={stories.Loud} />)).toContain('data-story="button--loud"');
    expect(print(<Canvas />)).toContain('data-story="button--quiet"');
    expect(print(<Canvas layout="fullscreen" />)).toContain('data-layout="fullscreen"');
  });

  it('Canvas without `of` renders its children', () => {
    expect(print(<Canvas>text</Canvas>)).toBe('text');
  });

  it('Canvas lists with the first story the others that are tagged for readers, and no other', () => {
    const more = () => print(<Canvas />, ['button--first', 'button--second', 'button--third']);
    registerStories({ component: Button }, { First: {}, Second: {}, Third: {} });
    expect(more()).not.toContain('More stories');
    const tags = ['autodocs'];
    registerStories({ component: Button }, { First: { tags }, Second: { tags }, Third: {} });
    expect(more()).toMatch(/More stories \(1\)<.*>Second<\/a>/);
  });

  it('Story is only the island, and Primary the box of the first story', () => {
    expect(print(<Story of={stories.Loud} />)).toMatch(/^<div [^>]*data-story="button--loud"/);
    expect(print(<Primary />)).toContain('data-story-box="button--quiet"');
    expect(print(<Primary />, [])).toBe('');
  });

  it('Stories has a heading, name, description and box for each', () => {
    const html = print(<Stories />);
    expect(html).toMatch(/<h2 id="stories">Stories<.*<h3 id="quiet">Quiet<.*<p>The <em>usual</);
    expect(count(html, 'data-story-box=')).toBe(2);
    expect(
      count(print(<Stories title="Variants" includePrimary={false} />), 'data-story-box='),
    ).toBe(1);
    expect(print(<Stories />, ['button--quiet']).includes('<h2')).toBe(true);
    expect(print(<Stories includePrimary={false} />, ['button--quiet'])).toBe('');
  });

  it('Stories leaves out stories without the tag autodocs when others have it', () => {
    registerStories({ component: Button }, { Tagged: { tags: ['autodocs'] }, Untagged: {} });
    const html = print(<Stories />, ['button--untagged', 'button--tagged']);
    expect(html).toContain('id="tagged"');
    expect(html).not.toContain('id="untagged"');
  });
});

describe('ArgTypes and Controls', () => {
  it('print the properties with headers for rows and columns, and an anchor for each row', () => {
    const html = print(<Controls />);
    expect(html).toContain('aria-label="Properties of Button"');
    expect(count(html, '<th scope="col">')).toBe(3);
    expect(count(print(<ArgTypes />), '<th scope="col">')).toBe(4);
    expect(html).toMatch(/<tr id="button-tone"[^>]*><th class="[^"]*" scope="row">tone<a/);
    expect(html).toContain('<p>Its <code>text</code>.</p>');
    expect(html).toContain('&#x27;quiet&#x27;');
  });

  it('give each table of a page its own ids', () => {
    expect(print(<ArgTypes />)).toContain('id="button-props-label"');
    expect(print(<Controls of={stories.Loud} />)).toContain('id="button-loud-label"');
  });

  it('show only the requested properties', () => {
    const html = print(<ArgTypes of={Button} exclude={['tone']} />, []);
    expect(html).toContain('props-label"');
    expect(html).not.toContain('tone');
    expect(print(<ArgTypes />, [])).toBe('');
  });

  it('follow the parameters, which may turn controls off', () => {
    const { Off, Fewer } = registerStories(
      { component: Button },
      {
        Off: { parameters: { controls: { disable: true } } },
        Fewer: { parameters: { controls: { include: ['tone'] } } },
      },
    );
    expect(print(<Controls of={Off} />)).toBe('');
    expect(print(<Controls of={Fewer} />)).not.toContain('label"');
  });

  it('have a table for each subcomponent', () => {
    const { One } = registerStories(
      { component: Button, subcomponents: { Part: Button } },
      { One: {} },
    );
    const html = print(<ArgTypes of={One} />);
    expect(html).toContain('Properties of Part');
    expect(html).toContain('id="part-props-label"');
  });
});

describe('galleries', () => {
  it('show colors, icons and type as lists with names', () => {
    const palette = print(
      <ColorPalette>
        <ColorItem title="Sea" subtitle="For links" colors={{ Deep: '#024' }} />
        <ColorItem title="Sand" colors={['#fed']} />
      </ColorPalette>,
    );
    expect(palette).toMatch(/Sea.*For links.*Deep.*<code>#024<.*Sand.*<code>#fed</);
    expect(
      print(
        <IconGallery>
          <IconItem name="lamp">◐</IconItem>
        </IconGallery>,
      ),
    ).toMatch(/^<ul.*lamp/);
    expect(print(<Typeset fontSizes={[12, '2rem']} sampleText="Meadow" />)).toMatch(
      /12<.*font-size:12px.*Meadow.*2rem<.*font-size:2rem/,
    );
  });
});

describe('useOf', () => {
  function Name({ of }: { of: Parameters<typeof useOf>[0] }) {
    const resolved = useOf(of, ['story', 'meta']);
    if (resolved.type === 'component') return null;
    return resolved.type === 'story' ? resolved.story.name : resolved.preparedMeta.title;
  }

  it('resolves stories, modules and words', () => {
    expect(print(<Name of={stories.Loud} />)).toBe('Loud');
    expect(print(<Name of={stories} />)).toBe('Parts/Button');
    expect(print(<Name of="story" />)).toBe('Quiet');
    expect(print(<Name of="meta" />)).toBe('Parts/Button');
  });

  it('refuses what the block does not accept, and lists what it accepts', () => {
    expect(() => print(<Name of={Button} />)).toThrow(/got a component.*accepts only: story, meta/);
    expect(() => print(<Name of="story" />, [])).toThrow(
      /attached to stories, and this page is not/,
    );
  });
});

describe('AutodocsPage', () => {
  it('shows each story once, the first one above the properties', () => {
    const html = print(<AutodocsPage storyIds={storyIds} />, []);
    expect(html).toMatch(
      /^<h1>Button<.*>To press<.*<p>A <strong>.*data-story-box="button--quiet".*<table.*<h2 id="stories">.*<h3 id="loud">.*data-story-box="button--loud"/,
    );
    expect(count(html, 'data-story-box=')).toBe(2);
  });

  it('is the page that the project has, as a component or a module', () => {
    const page = () => (
      <p>
        own page of <Title />
      </p>
    );
    for (const given of [page, { default: page }]) {
      registerStories({ component: Button, parameters: { docs: { page: given } } }, { Own: {} });
      expect(print(<AutodocsPage storyIds={['button--own']} />)).toBe(
        '<p>own page of <h1>Button</h1></p>',
      );
    }
  });

  it("is in the project's container, and is shown without a container that throws", () => {
    const container = ({ children }: { children?: ReactNode }) => <section>{children}</section>;
    const page = () => 'text';
    const show = (docs: object, canRender = true) => {
      registerStories(
        { component: Button, parameters: { docs }, globals: { theme: 'dark' } },
        { Own: {} },
      );
      return print(
        <CanRenderContext.Provider value={() => canRender}>
          <AutodocsPage storyIds={['button--own']} />
        </CanRenderContext.Provider>,
      );
    };
    expect(show({ container, page })).toBe(
      '<div data-docs-container=""><section>text</section></div>',
    );
    const themed = ({ context }: { context: Record<string, (value?: unknown) => unknown> }) => {
      const story = context.getStoryContext?.(context.storyById?.()) as Record<string, unknown>;
      return `${story.id} ${(story.globals as Record<string, unknown>).theme}`;
    };
    expect(show({ container: themed, page })).toContain('button--own dark');
    expect(show({ container, page }, false)).toBe('<div data-docs-container="without">text</div>');
  });
});
