import type { SourceOptions } from '../../docs/code/sourceOptions.ts';
import { useLateCode } from '../../docs/code/useLateCode.ts';
import { StaticHtml } from '../../runtime/StaticHtml.tsx';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { dedentCode } from '../../core/dedentCode.ts';
import { listFiles } from './Canvas.tsx';
import { type Of, readParameter, useResolved } from '../../docs/resolveOf.ts';

interface SourceProps extends SourceOptions {
  /** The story whose source is shown; by default the page's first one. */
  of?: Of;
}

/** The code of a story, or the given text, which has no colors if it is known only at run time. */
export function Source({ of, ...options }: SourceProps) {
  const { code, language, type, transform } = options;
  const story = useResolved(of ?? 'story')?.stories[0];
  if (code !== undefined) {
    const format = options.format ?? readParameter(story, 'docs', 'source', 'format');
    return (
      <pre className="code" tabIndex={0}>
        <code className={language && `language-${language}`}>
          {format === false ? code.trimEnd() : dedentCode(code)}
        </code>
      </pre>
    );
  }
  if (!story) return null;
  if (type ?? language ?? transform) return <LateCode story={story} options={options} />;
  return <StoryCode story={story} />;
}

/** The code of a story with a block's options. */
function LateCode({ story, options }: { story: SiteStory; options: SourceOptions }) {
  const id = useLateCode(story, options);
  return <StoryCode story={story} id={id} />;
}

function StoryCode({ story, id }: { story: SiteStory; id?: string }) {
  const [file] = listFiles(story, id);
  if (!file) return null;
  const htmlId = file.htmlId ?? `source:${file.path}`;
  return (
    <pre className="code" tabIndex={0}>
      <StaticHtml key={htmlId} as="code" id={htmlId} />
    </pre>
  );
}
