import type { Args } from '../../client/annotations/types.ts';
import type { DemoStory } from '../../client/story/DemoStory.ts';
import { ToolButton } from '../DemoBox/ToolButton.tsx';
import { useCopy } from '../DemoBox/useCopy.ts';
import styles from './Controls.module.css';
import { printJsx, textOf } from './printJsx.ts';
import type { ControlRow } from './readControls.ts';
import { t } from '../texts/t.ts';

interface JsxCodeProps {
  story: DemoStory;
  rows: ControlRow[];
  args: Args;
  /** How the component is imported, where that is known. */
  importLine?: string;
}

/** The code of a story's component with its args; nothing for a story that renders something else around it. */
export function JsxCode({ story, rows, args, importLine }: JsxCodeProps) {
  const { name } =
    /\bimport\s+(?:\{\s*(?:\w+\s+as\s+)?)?(?:\*\s+as\s+)?(?<name>\w+)/.exec(importLine ?? '')
      ?.groups ?? {};
  const tokens = printJsx({
    name: name ?? nameOf(story),
    importLine,
    args: story.composed.prepareArgs(args),
    defaults: Object.fromEntries(rows.map(({ key, defaultValue }) => [key, defaultValue])),
  });
  const [copyState, copy] = useCopy(() => Promise.resolve(textOf(tokens)));
  const isCopied = copyState === 'copied';

  return (
    <div className={styles.code}>
      <pre tabIndex={0}>
        <code className="language-tsx">
          {tokens.map(([text, kind], index) => (
            <span key={index} className={kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <div className={styles.copy}>
        <ToolButton
          name={t(isCopied ? 'Copied' : 'Copy code')}
          icon={isCopied ? 'done' : 'copy'}
          data-done={isCopied || undefined}
          onClick={() => void copy()}
        />
      </div>
    </div>
  );
}

function nameOf({ composed: { component, title } }: DemoStory): string {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  return displayName || name || (title.split('/').at(-1) ?? title).replace(/\W/g, '');
}
