import { dedentCode } from '../../core/dedentCode.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import type { Args } from '../../csf/types.ts';
import { SOURCE_FOLD_LINES } from '../../core/limits.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { callGuarded, readContext, captureStory } from './captureStory.tsx';
import { textOf, type Token } from './printValue.ts';
import { readSourceParameter, type SourceOptions, wantsJsx } from './sourceOptions.ts';
import type { StoryProps } from '../../csf/createStoryComponent.ts';
import { readNames } from './nameOf.ts';
import { type JsxOptions, printJsx } from './printJsx.ts';
import { marks } from '../../core/marks.ts';

/**
 * The HTML of the code of a story, by Storybook's rules: the code in its parameters, else the JSX that it renders, else
 * its code in the stories file (`fileHtml`). `options` come from the block, `args` from the reader.
 */
export async function readStoryCode(
  story: SiteStory,
  fileHtml: string,
  options: SourceOptions = {},
  args?: Args,
): Promise<string> {
  const parameter = readSourceParameter(story);
  const { code, format, language } = { ...parameter, ...withoutUndefined(options) };
  if (code !== undefined) return printText(format === false ? code : dedentCode(code), language);

  const tokens = wantsJsx(story, options) ? await printStory(story, args && { args }) : [];
  const html = tokens.length > 0 ? fold(htmlOf(tokens)) : fileHtml;
  const transform = options.transform ?? parameter.transform;
  if (typeof transform !== 'function') return html;
  const text = tokens.length > 0 ? textOf(tokens) : textOfHtml(fileHtml);
  const changed = await transformCode(story, text, transform);
  return changed === undefined || changed === text ? html : printText(changed, language);
}

/** Runs a project's `transform` on code; undefined if it throws or does not return a string. */
async function transformCode(
  { id, composed }: SiteStory,
  code: string,
  transform: NonNullable<SourceOptions['transform']>,
): Promise<string | undefined> {
  const changed = await callGuarded(id, () => {
    const context = readContext(composed);
    return transform(code, { ...context, args: context?.unmappedArgs });
  });
  return typeof changed === 'string' ? changed : undefined;
}

/** Tokens as the inside of a `code` element. */
export function htmlOf(tokens: Token[]): string {
  const spans = tokens.map(([text, kind]) => {
    const escaped = escapeHtml(text);
    return kind ? `<span class="${classOf(text, kind)}">${escaped}</span>` : escaped;
  });
  return spans.join('');
}

/** Elements and components have the same colors as in highlighted code. */
function classOf(text: string, kind: string): string {
  if (kind !== 't') return kind;
  return /^[a-z]/.test(text) ? 's' : 'n';
}

/** Highlights code in its language, as the inside of a `code` element. */
type Highlight = (code: string, language: string) => Promise<string>;

// A browser has no highlighter.
let highlight: Highlight = async (code) => escapeHtml(code);

/** Provides a server's highlighter. */
export function provideHighlight(ofServer: Highlight): void {
  highlight = ofServer;
}

/** A text as the inside of a `code` element, folded after the first lines. */
async function printText(text: string, language = 'tsx'): Promise<string> {
  return fold(await highlight(text.trimEnd(), language));
}

function fold(html: string): string {
  const lines = html.split('\n');
  if (lines.length <= SOURCE_FOLD_LINES) return html;
  const rest = lines.splice(SOURCE_FOLD_LINES);
  return `${lines.join('\n')}\n<span ${marks.rest}>${rest.join('\n')}</span>`;
}

function textOfHtml(html: string): string {
  const letters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => letters[entity] ?? '');
}

function withoutUndefined(options: SourceOptions): SourceOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** The JSX that a story renders; empty if it renders nothing or cannot be rendered here. */
export async function printStory(
  { composed, componentName, components }: SiteStory,
  props?: StoryProps,
  options?: Omit<JsxOptions, 'names'>,
): Promise<Token[]> {
  const captured = await captureStory(composed, props);
  if (!captured) return [];
  const own = componentName && { [componentName]: composed.component };
  const named = { ...own, ...components?.() };
  return printJsx(captured.node, { ...options, names: readNames(named) });
}
