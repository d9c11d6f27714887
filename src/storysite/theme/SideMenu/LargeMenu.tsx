import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { marks } from '../../core/marks.ts';
import { holdsPage, type MenuNode, NESTED, nestGroups } from '../../core/menu.ts';
import type { MenuGroup } from '../../core/Page.ts';
import { t } from '../../core/texts/t.ts';
import { loadWholeMenu } from '../../runtime/menu.ts';
import { useIsPrerendered, usePage } from '../../runtime/page.ts';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import { useIsSlow } from '../Loading/Loading.tsx';
import styles from './LargeMenu.module.css';
import { Links } from './Links.tsx';

/** Marks groups for `readMenu`. */
const GROUP = { [marks.menuGroup]: '' };

/**
 * The menu of a site with many pages: the page's own group is open, and others load their links when they are opened.
 */
export function LargeMenu({ groups }: { groups: MenuGroup[] }) {
  const { path, group: own } = usePage();
  const { nodes, ...state } = useGroups(groups, own);
  const isPrerendered = useIsPrerendered();

  return (
    <>
      {groups.map(({ title, links }) =>
        title === undefined ? <Links key="" links={links} current={path} {...GROUP} /> : null,
      )}
      <Groups {...state} nodes={nodes} path={path} isPrerendered={isPrerendered} />
    </>
  );
}

/** The open groups, which stay open when the page changes, and all parts of the menu that have been loaded. */
function useGroups(groups: MenuGroup[], own: string | undefined) {
  const around = own === undefined ? [] : listAround(own);
  // Not set during the first render: React 18 would hydrate it against other prerendered HTML.
  const [shown, setShown] = useState(groups);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(around));
  const [known, setKnown] = useState(groups);
  const [hasFailed, setFailed] = useState(false);
  const nodes = useMemo(() => nestGroups(known), [known]);
  // In the same render as the new page, whose link is scrolled into view.
  if (groups !== shown) {
    setShown(groups);
    setKnown(joinMenus(known, groups));
    if (around.some((title) => !open.has(title))) setOpen(new Set([...open, ...around]));
  }

  const isMissing = hasMissing(nodes, open);
  useEffect(() => {
    if (!isMissing || hasFailed) return;
    loadWholeMenu().then(setKnown, () => setFailed(true));
  }, [isMissing, hasFailed]);

  const onRetry = useCallback(() => setFailed(false), []);
  const onToggle = useCallback((title: string) => {
    setFailed(false);
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(title)) after.add(title);
      return after;
    });
  }, []);
  return { nodes, open, hasFailed, onToggle, onRetry };
}

/** Titles of a group and its parents. */
function listAround(title: string): string[] {
  const names = title.split(NESTED);
  return names.map((_, index) => names.slice(0, index + 1).join(NESTED));
}

/** Joins two pages' parts of the menu, each with the links of other groups. */
function joinMenus(known: MenuGroup[], more: MenuGroup[]): MenuGroup[] {
  const all = new Map(known.map((group) => [group.title, group]));
  for (const group of more) {
    if (group.links.length > 0 || !all.has(group.title)) all.set(group.title, group);
  }
  return [...all.values()];
}

/** Whether a group's content is loaded: no group is empty. */
const isKnown = ({ links, groups }: MenuNode) => links.length > 0 || groups.length > 0;

const hasMissing = (nodes: MenuNode[], open: ReadonlySet<string>): boolean =>
  nodes.some((node) => open.has(node.title) && (!isKnown(node) || hasMissing(node.groups, open)));

interface GroupsProps {
  nodes: MenuNode[];
  open: ReadonlySet<string>;
  /** Path of the current page, if it is in one of them. */
  path?: string;
  /** Until the script runs, the title of a group is a link to its first page. */
  isPrerendered: boolean;
  hasFailed: boolean;
  onToggle: (title: string) => void;
  onRetry: () => void;
}

function Groups({ nodes, path = '', ...state }: GroupsProps) {
  return (
    <ul className={styles.groups}>
      {nodes.map((node) => (
        <Group
          key={node.title}
          node={node}
          path={holdsPage(node, path) ? path : undefined}
          {...state}
        />
      ))}
    </ul>
  );
}

type GroupProps = Omit<GroupsProps, 'nodes'> & { node: MenuNode };

/** Memoized: with a hundred groups, a navigation renders only two of them. */
const Group = memo(function Group({ node, ...state }: GroupProps) {
  const { open, path, isPrerendered, hasFailed, onToggle, onRetry } = state;
  const { title, name, first, links, groups } = node;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = open.has(title);
  const retry = () => {
    // The pressed element is removed.
    button.current?.focus();
    onRetry();
  };

  return (
    <li data-open={isOpen || undefined} {...GROUP}>
      {isPrerendered ? (
        <SiteLink to={first}>{name}</SiteLink>
      ) : (
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(title)}
        >
          {name}
        </button>
      )}
      {isOpen && (
        <div id={id} className={styles.content}>
          {links.length > 0 && <Links links={links} current={path} />}
          {groups.length > 0 && <Groups {...state} nodes={groups} />}
          {!isKnown(node) && hasFailed && (
            <p role="alert">
              {t('menuFailed')}{' '}
              <button type="button" onClick={retry}>
                {t('tryAgain')}
              </button>
            </p>
          )}
          {!isKnown(node) && !hasFailed && <LoadingText />}
        </div>
      )}
    </li>
  );
});

/** The empty status is there from the start, since assistive technology only announces changes of it. */
function LoadingText() {
  const isSlow = useIsSlow();
  return <p role="status">{isSlow && t('loading')}</p>;
}
