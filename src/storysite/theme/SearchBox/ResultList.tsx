import { useEffect } from 'react';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import type { SearchHit } from './rankHit.ts';
import { markMatches } from './markMatches.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ResultList.module.css';
import { t } from '../../core/texts/search.ts';

/** Hits with an optional title; the hits of a query have no title. */
export interface HitGroup {
  title?: string;
  hits: SearchHit[];
}

interface ResultListProps {
  id: string;
  groups: readonly HitGroup[];
  /** The lower-cased terms that are marked. */
  terms: readonly string[];
  /** Index of the hit that Enter opens; -1 for none. */
  active: number;
  /** Id of the option at an index. */
  optionId(index: number): string;
  onChoose(hit: SearchHit): void;
}

/** Shows every hit as an option that is a link, so that it can be opened in a new tab. */
export function ResultList({ id, groups, active, optionId, ...rest }: ResultListProps) {
  const activeId = optionId(active);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const before = (group: number) => groups.slice(0, group).flatMap(({ hits }) => hits).length;
  return (
    // Browsers focus scrollable elements, but here the keyboard moves through the list from the field.
    <div
      className={styles.list}
      id={id}
      role="listbox"
      aria-label={t('searchResults')}
      tabIndex={-1}
    >
      {groups.map(({ title, hits }, group) => (
        <div key={title ?? ''} role={title && 'group'} aria-label={title}>
          {title && (
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
          )}
          {hits.map((hit, place) => {
            const at = before(group) + place;
            const state = { id: optionId(at), isActive: at === active };
            return <Result key={hit.to} {...rest} {...state} hit={hit} />;
          })}
        </div>
      ))}
    </div>
  );
}

/** Texts for the kinds of hits. */
const kinds = { property: 'property', page: 'page', section: 'section', text: 'text' } as const;

interface ResultProps extends Pick<ResultListProps, 'terms' | 'onChoose'> {
  hit: SearchHit;
  id: string;
  isActive: boolean;
}

function Result({ hit, terms, id, isActive, onChoose }: ResultProps) {
  const { kind, to, name, parent, type, excerpt } = hit;
  return (
    <SiteLink
      className={styles.option}
      id={id}
      to={to}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onChoose(hit)}
    >
      <Icon name={kind} />
      <span className={styles.name}>
        <Marked text={name} terms={terms} />
        {type && <code>{type}</code>}
      </span>
      <span className={styles.parent}>{[t(kinds[kind]), parent].filter(Boolean).join(' · ')}</span>
      {excerpt && (
        <span className={styles.excerpt}>
          <Marked text={excerpt} terms={terms} />
        </span>
      )}
    </SiteLink>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markMatches(text, terms).map(({ text: part, match }, at) =>
    match ? <mark key={at}>{part}</mark> : part,
  );
}
