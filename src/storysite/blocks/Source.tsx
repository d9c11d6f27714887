import { StaticHtml } from '../client/StaticHtml.tsx';
import { listFiles } from './Canvas.tsx';
import { dedentCode } from '../shared/dedentCode.ts';
import { type Of, readParameter, useResolved } from './resolveOf.ts';

interface SourceProps {
  /** The story whose source is shown; the page's first one when left out. */
  of?: Of;
  code?: string;
  /** The language of `code`. */
  language?: string;
  /** Whether the common indent of the lines of `code` is left out. */
  format?: boolean | string;
}

/** Code: that of a story, or the text that is given, which has no colours when it is known only now. */
export function Source({ of, code, language, ...props }: SourceProps) {
  const story = useResolved(of ?? 'story')?.stories[0];
  const [file] = code === undefined && story ? listFiles(story) : [];
  const format = props.format ?? readParameter(story, 'docs', 'source', 'format');
  const text = code !== undefined && format !== false ? dedentCode(code) : code?.trimEnd();
  if (text === undefined && !file) return null;
  return (
    <pre className="code" tabIndex={0}>
      {text === undefined ? (
        <StaticHtml as="code" id={file?.htmlId ?? `source:${file?.path}`} />
      ) : (
        <code className={language && `language-${language}`}>{text}</code>
      )}
    </pre>
  );
}
