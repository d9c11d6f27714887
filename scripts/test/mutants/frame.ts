import { type Mutant, page, unit } from './Mutant.ts';

const LAYOUT = 'src/layout';
const layoutSpec = page(`${LAYOUT}/Layout.spec.ts`);

/** Wrong changes of the frame round the pages. */
export const frameMutants: Mutant[] = [
  {
    says: 'the side menu marks no page as the current one',
    file: `${LAYOUT}/SideMenu/SideMenu.tsx`,
    find: "aria-current={path === current ? 'page' : undefined}",
    replace: '',
    check: page(`${LAYOUT}/SideMenu/SideMenu.spec.ts`, 'marks the current page'),
  },
  {
    says: 'the top navigation marks no section as the current one',
    file: `${LAYOUT}/NavBar/MainNav.tsx`,
    find: ' aria-current={isCurrentNav(item, path, home)}',
    replace: '',
    check: page(`${LAYOUT}/NavBar/NavBar.spec.ts`, 'marks the section'),
  },
  {
    says: 'a section is not current on its pages',
    file: `${LAYOUT}/NavBar/isCurrentNav.ts`,
    find: "here.startsWith(`${link}/`)) return 'true'",
    replace: 'here.startsWith(`${link}/`)) return undefined',
    check: unit(`${LAYOUT}/NavBar/isCurrentNav.test.ts`),
  },
  {
    says: 'Escape leaves the focus in a menu that is gone',
    file: `${LAYOUT}/NavBar/NavMenu.tsx`,
    find: 'if (byKey) button.current?.focus();',
    replace: '',
    check: unit(`${LAYOUT}/NavBar/NavMenu.test.tsx`),
  },
  {
    says: 'the skip link leads nowhere',
    file: `${LAYOUT}/SkipLink/SkipLink.tsx`,
    find: '  content.focus({ preventScroll: true });\n',
    replace: '',
    check: page(`${LAYOUT}/NavBar/NavBar.spec.ts`, 'skip link'),
  },
  {
    says: 'the menu button does not say that the menu is open',
    file: `${LAYOUT}/NavBar/NavBar.tsx`,
    find: 'aria-expanded={isMenuOpen}',
    replace: 'aria-expanded={false}',
    check: { ...layoutSpec, name: 'closes by its button' },
  },
  {
    says: 'the page behind the menu stays in reach',
    file: `${LAYOUT}/Layout.tsx`,
    find: 'useInert<HTMLDivElement>(isOpen)',
    replace: 'useInert<HTMLDivElement>(false)',
    check: { ...layoutSpec, name: 'takes the page behind it out of reach' },
  },
  {
    says: 'the Tab key leaves the open menu',
    file: `${LAYOUT}/useFocusTrap.ts`,
    find: "if (event.key !== 'Tab') return;",
    replace: "if (event.key !== 'tab') return;",
    check: { ...layoutSpec, name: 'keeps the focus' },
  },
  {
    says: 'the page scrolls behind the open menu',
    file: `${LAYOUT}/useScrollLock.ts`,
    find: "style.overflow = 'hidden';",
    replace: '',
    check: { ...layoutSpec, name: 'does not let the page scroll' },
  },
  {
    says: 'the menu stays open on the next page',
    file: `${LAYOUT}/useMenuPanel.ts`,
    find: '    setLastPath(path);\n    setOpen(false);\n',
    replace: '    setLastPath(path);\n',
    check: { ...layoutSpec, name: 'closes when the reader goes back' },
  },
  {
    says: 'the frame has no edit link',
    file: `${LAYOUT}/Layout.tsx`,
    find: '            <EditLink />\n',
    replace: '',
    check: page(`${LAYOUT}/EditLink/EditLink.spec.ts`),
  },
  {
    says: 'the contents mark no heading',
    file: `${LAYOUT}/Toc/TocList.tsx`,
    find: "aria-current={id === active ? 'true' : undefined}",
    replace: '',
    check: page(`${LAYOUT}/Toc/Toc.spec.ts`, 'a click lands'),
  },
  {
    says: 'the contents mark what stood where the reader was on the page before',
    file: `${LAYOUT}/Toc/useActiveHeading.ts`,
    find: 'observer.observe(document.body);',
    replace: 'observer.observe(document.body);\n    update();',
    check: page(`${LAYOUT}/Toc/Toc.spec.ts`, 'after a move nothing is marked'),
  },
  {
    says: 'the last short section is never active',
    file: `${LAYOUT}/Toc/activeHeading.ts`,
    find: 'if (atEnd) return tops.length - 1;',
    replace: '',
    check: unit(`${LAYOUT}/Toc/activeHeading.test.ts`),
  },
  {
    says: 'the last call within the throttle is lost',
    file: `${LAYOUT}/Toc/throttle.ts`,
    find: 'else again = true;',
    replace: 'else again = false;',
    check: unit(`${LAYOUT}/Toc/throttle.test.ts`),
  },
  {
    says: 'an address is shown as markup',
    file: `${LAYOUT}/NotFound/NotFound.tsx`,
    find: '<code>{shown}</code>',
    replace: '<code dangerouslySetInnerHTML={{ __html: shown }} />',
    check: page(`${LAYOUT}/NotFound/NotFound.spec.ts`, 'shows markup in an address as text'),
  },
  {
    says: 'the radios of the theme have no names',
    file: `${LAYOUT}/ThemeSwitch/ThemeSwitch.tsx`,
    find: '            aria-label={names[value]}\n',
    replace: '',
    check: unit(`${LAYOUT}/ThemeSwitch/ThemeSwitch.test.tsx`),
  },
  {
    says: 'the language switch loses the hash',
    file: `${LAYOUT}/LocaleSwitch/LocaleSwitch.tsx`,
    find: 'locale)) + shownHash;',
    replace: 'locale));',
    check: unit(`${LAYOUT}/LocaleSwitch/LocaleSwitch.test.tsx`),
  },
  {
    says: 'a path that only begins like a language is in that language',
    file: `${LAYOUT}/LocaleSwitch/pickLocale.ts`,
    find: 'path.startsWith(`/${prefix}/`)',
    replace: 'path.startsWith(`/${prefix}`)',
    check: unit(`${LAYOUT}/LocaleSwitch/pickLocale.test.ts`),
  },
  {
    says: 'the badge tells where the reader is',
    file: `${LAYOUT}/StarBadge/StarBadge.tsx`,
    find: '          referrerPolicy="no-referrer"\n',
    replace: '',
    check: unit(`${LAYOUT}/StarBadge/StarBadge.test.tsx`),
  },
  {
    says: 'stars are counted in site mode, too',
    file: `${LAYOUT}/StarBadge/starBadgeUrl.ts`,
    find: "!== 'doc' ||",
    replace: '=== undefined ||',
    check: unit(`${LAYOUT}/StarBadge/starBadgeUrl.test.ts`),
  },
  {
    says: 'a reload is offered again and again',
    file: `${LAYOUT}/LoadFailed/useReloadOnce.ts`,
    find: '    markReloaded(window.location.pathname);\n',
    replace: '',
    check: unit(`${LAYOUT}/LoadFailed/LoadFailed.test.tsx`),
  },
  {
    says: 'images of the site are looked for outside of its folder',
    file: `${LAYOUT}/Hero/withBase.ts`,
    find: "base.replace(/\\/$/, '') + address",
    replace: 'address',
    check: unit(`${LAYOUT}/Hero/Hero.test.tsx`),
  },
];

const SEARCH = 'src/layout/SearchBox';

/** Wrong changes of the search. */
export const searchMutants: Mutant[] = [
  {
    says: 'the search tells capitals from small letters',
    file: `${SEARCH}/createSearch.ts`,
    find: 'query.trim().toLowerCase()',
    replace: 'query.trim()',
    check: unit(`${SEARCH}/createSearch.test.ts`),
  },
  {
    says: 'a text is found as often as the query is in it',
    file: `${SEARCH}/createSearch.ts`,
    find: 'haystack.indexOf(needle, end)',
    replace: 'haystack.indexOf(needle, at + 1)',
    check: unit(`${SEARCH}/createSearch.test.ts`),
  },
  {
    says: 'the arrow down leaves the list at its end',
    file: `${SEARCH}/keyAction.ts`,
    find: 'Math.min(active + 1, count - 1)',
    replace: 'active + 1',
    check: unit(`${SEARCH}/keyAction.test.ts`),
  },
  {
    says: 'only the first match of a text is marked',
    file: `${SEARCH}/markMatches.ts`,
    find: 'at = lower.indexOf(needle, at + needle.length);',
    replace: 'at = -1;',
    check: unit(`${SEARCH}/markMatches.test.ts`),
  },
  {
    says: 'a slash cannot be typed',
    file: `${SEARCH}/useSearchShortcut.ts`,
    find: ' && !(target instanceof Element && target.closest(EDITABLE))',
    replace: '',
    check: unit(`${SEARCH}/useSearchShortcut.test.ts`),
  },
  {
    says: 'nothing says that nothing was found',
    file: `${SEARCH}/SearchStatus.tsx`,
    find: '      No results for <bdi>{shown}</bdi>\n',
    replace: '',
    check: page(`${SEARCH}/SearchBox.spec.ts`, 'says so when nothing is found'),
  },
];
