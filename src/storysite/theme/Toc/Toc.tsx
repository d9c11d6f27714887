import { useEffect, useMemo, useRef, useState } from 'react';
import { TOC_DEPTHS } from '../../core/limits.ts';
import type { Heading } from '../../core/Page.ts';
import { usePage } from '../../runtime/page.ts';
import styles from './Toc.module.css';
import { depthsOf, findHeadings, readTocOptions } from './tocParameter.ts';
import { useActiveHeading } from './useActiveHeading.ts';
import { t } from '../../core/texts/t.ts';

/** The contents list next to the text in wide windows; narrow ones have `TocFold`. */
export function Toc() {
  const { headings, active, title } = useToc();
  if (headings.length === 0) return null;
  return (
    <nav className={styles.toc} aria-label={typeof title === 'string' ? title : t('onThisPage')}>
      {typeof title === 'object' ? (
        <div className={styles.title}>{title}</div>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      <TocList headings={headings} active={active} />
    </nav>
  );
}

/** The contents list next to the heading in narrow windows, folded until a reader opens it over the text. */
export function TocFold() {
  const { headings, active, title } = useToc();
  const details = useRef<HTMLDetailsElement>(null);
  if (headings.length === 0) return null;
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <nav
      className={styles.fold}
      aria-label={t('onThisPage')}
      // Keeps the focus inside when the list itself is pressed.
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <details ref={details}>
        <summary>{typeof title === 'string' ? title : t('onThisPage')}</summary>
        <TocList headings={headings} active={active} onChoose={close} />
      </details>
    </nav>
  );
}

interface TocListProps {
  headings: readonly Heading[];
  active: string | undefined;
  onChoose?(): void;
}

function TocList({ headings, active, onChoose }: TocListProps) {
  return (
    <ul className={styles.list} lang={usePage().original?.lang}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a
            href={`#${encodeURIComponent(id)}`}
            aria-current={id === active ? 'true' : undefined}
            onClick={onChoose}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The listed headings of the current page, the id of the active one, and the list's title. */
function useToc() {
  const { headings: all, storyIds, path } = usePage();
  const options = useMemo(() => readTocOptions(storyIds), [storyIds]);
  const [found, setFound] = useState<Heading[]>();
  // Only a document can be queried, and there is none while prerendering; until then only plain tags work.
  useEffect(() => setFound(findHeadings(options)), [options, path]);

  const headings = useMemo(() => {
    if (options.isHidden) return [];
    const depths = depthsOf(options.headingSelector ?? '') ?? TOC_DEPTHS;
    const listed =
      found ?? all.filter(({ depth }) => (depths as readonly number[]).includes(depth));
    // A list with one entry is useless.
    return listed.length > 1 ? listed : [];
  }, [all, found, options]);
  const title = options.title ?? t('onThisPage');
  return { headings, active: useActiveHeading(headings), title };
}
