import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { marks } from '../../core/marks.ts';
import type { MenuGroup, PageLink } from '../../core/Page.ts';
import { t } from '../../core/texts/t.ts';
import { loadWholeMenu } from '../../runtime/menu.ts';
import { useIsPrerendered, usePage } from '../../runtime/page.ts';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import { useIsSlow } from '../Loading/Loading.tsx';
import styles from './LargeMenu.module.css';
import { Links } from './Links.tsx';

/** Marks what `readMenu` reads. */
const GROUP = { [marks.menuGroup]: '' };

/** The menu of a site with many pages: the page's own group is open, another one loads its links when it is opened. */
export function LargeMenu({ groups }: { groups: MenuGroup[] }) {
  const { path, group: own } = usePage();
  const { isOpen, linksOf, toggle, hasFailed, retry } = useGroups(groups, own);
  const isPrerendered = useIsPrerendered();

  return (
    <>
      {groups.map(({ title, links }) =>
        title === undefined ? <Links key="" links={links} current={path} {...GROUP} /> : null,
      )}
      <ul className={styles.groups}>
        {groups.map(({ title, first = '' }) => {
          if (title === undefined) return null;
          const links = linksOf(title);
          return (
            <Group
              key={title}
              title={title}
              first={isPrerendered ? first : undefined}
              links={links}
              current={links?.some((link) => link.path === path) ? path : undefined}
              isOpen={isOpen(title)}
              hasFailed={hasFailed && isOpen(title)}
              onToggle={toggle}
              onRetry={retry}
            />
          );
        })}
      </ul>
    </>
  );
}

/** The groups that are open, which stay so when the page changes, and the links of those that the browser has seen. */
function useGroups(groups: MenuGroup[], own: string | undefined) {
  const [shown, setShown] = useState<MenuGroup[]>();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState<ReadonlyMap<string, PageLink[]>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  // In the same render as the new page, whose link is scrolled into view.
  if (groups !== shown) {
    setShown(groups);
    setKnown(new Map([...known, ...listLinks(groups)]));
    if (own !== undefined) setOpen(new Set([...open, own]));
  }

  const isMissing = groups.some(({ title = '' }) => open.has(title) && !known.has(title));
  useEffect(() => {
    if (!isMissing || hasFailed) return;
    loadWholeMenu().then(
      (menu) => setKnown(new Map(listLinks(menu))),
      () => setFailed(true),
    );
  }, [isMissing, hasFailed]);

  const retry = useCallback(() => setFailed(false), []);
  const toggle = useCallback((title: string) => {
    setFailed(false);
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(title)) after.add(title);
      return after;
    });
  }, []);
  return {
    isOpen: (title: string) => open.has(title),
    linksOf: (title: string) => known.get(title),
    toggle,
    hasFailed,
    retry,
  };
}

/** The links of the groups that have some here, by their titles. */
function listLinks(groups: MenuGroup[]): [string, PageLink[]][] {
  return groups.flatMap(({ title, links }): [string, PageLink[]][] =>
    title !== undefined && links.length > 0 ? [[title, links]] : [],
  );
}

interface GroupProps {
  title: string;
  /** Path of its first page while no script runs: its title is a link then. */
  first?: string;
  links?: PageLink[];
  current?: string;
  isOpen: boolean;
  hasFailed: boolean;
  onToggle: (title: string) => void;
  onRetry: () => void;
}

/** Memoised: with a hundred groups, a navigation renders two of them. */
const Group = memo(function Group(props: GroupProps) {
  const { title, first, links, current, isOpen, hasFailed, onToggle, onRetry } = props;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const retry = () => {
    // What was pressed goes away.
    button.current?.focus();
    onRetry();
  };

  return (
    <li data-open={isOpen || undefined} {...GROUP}>
      {first === undefined ? (
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(title)}
        >
          {title}
        </button>
      ) : (
        <SiteLink to={first}>{title}</SiteLink>
      )}
      {isOpen && (
        <div id={id} className={styles.content}>
          {links && <Links links={links} current={current} />}
          {!links && hasFailed && (
            <p role="alert">
              {t('menuFailed')}{' '}
              <button type="button" onClick={retry}>
                {t('tryAgain')}
              </button>
            </p>
          )}
          {!links && !hasFailed && <LoadingText />}
        </div>
      )}
    </li>
  );
});

/** The empty status is there from the start: assistive technology announces what comes into it. */
function LoadingText() {
  const isSlow = useIsSlow();
  return <p role="status">{isSlow && t('loading')}</p>;
}
