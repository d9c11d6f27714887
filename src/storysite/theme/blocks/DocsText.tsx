import { useEffect, useState } from 'react';
import {
  StaticHtml,
  findStaticHtml,
  provideStaticHtml,
  readStaticHtml,
} from '../../runtime/StaticHtml.tsx';
import { isPlainText, textKey, tidyText } from '../../core/docsText.ts';

interface DocsTextProps {
  text: string;
}

/**
 * A Markdown text, such as a comment in a component's source. Texts that are known to the build are compiled then;
 * others are compiled when rendered, unless the document has their HTML, by a library that only such pages load.
 */
export function DocsText({ text: written }: DocsTextProps) {
  const text = tidyText(written);
  if (isPlainText(text)) return text ? <p>{text}</p> : null;
  return <MarkdownText key={text} text={text} id={textKey(text)} />;
}

let compile: ((text: string) => string) | undefined;

/** Provides the compiler of late texts: the server cannot wait for an import while it renders. */
export function provideTextCompiler(compileText: (text: string) => string): void {
  compile = compileText;
}

function MarkdownText({ text, id }: DocsTextProps & { id: string }) {
  const [isKnown, setKnown] = useState(() => {
    if (findStaticHtml(id) === undefined && compile) provideStaticHtml({ [id]: compile(text) });
    return readStaticHtml(id) !== '';
  });
  useEffect(() => {
    if (isKnown) return undefined;
    let isGone = false;
    void import('../../docs/lateText.ts').then(
      ({ compileLateText }) => {
        provideStaticHtml({ [id]: compileLateText(text) });
        if (!isGone) setKnown(true);
      },
      // The text stays as written.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isKnown, id, text]);
  return isKnown ? <StaticHtml id={id} className="docs-text" /> : <p>{text}</p>;
}

interface MarkdownProps {
  children?: string;
  /** Options of `markdown-to-jsx`, as in Storybook. */
  options?: object;
}

/** A Markdown text. In MDX, the text of a file is compiled by the build, whose HTML replaces this block. */
export function Markdown({ children = '' }: MarkdownProps) {
  return <DocsText text={children} />;
}
