import { type Mutant, page, unit } from './Mutant.ts';

const ROUTER = '.storybook/router';
const routes = { file: `${ROUTER}/routes.ts`, check: unit(`${ROUTER}/routes.test.ts`) };
const routerSpec = `${ROUTER}/router.spec.ts`;

/** Wrong changes of addresses and of what happens on the way from one page to another. */
export const routeMutants: Mutant[] = [
  {
    ...routes,
    says: 'a doubled slash leads nowhere',
    find: ".replace(/\\/{2,}/g, '/')\n",
    replace: '\n',
  },
  {
    ...routes,
    says: 'former addresses of demos alone lead nowhere',
    find: 'if (path.startsWith(FORMER_DEMOS_ALONE))',
    replace: 'if (path === FORMER_DEMOS_ALONE)',
  },
  {
    ...routes,
    says: 'former addresses of demos alone lead to the demo page',
    find: 'to: DEMOS_ALONE + path.slice(FORMER_DEMOS_ALONE.length)',
    replace: "to: '/demo/' + path.slice(FORMER_DEMOS_ALONE.length)",
  },
  {
    ...routes,
    says: 'an unknown demo is no more than an unknown page',
    find: 'if (`${path}/`.startsWith(DEMOS_ALONE))',
    replace: 'if (path === DEMOS_ALONE)',
  },
  {
    ...routes,
    says: 'a malformed address throws',
    find: '  } catch {\n    return path;\n  }',
    replace: '  } catch (error) {\n    throw error;\n  }',
  },
  {
    ...routes,
    says: 'the html suffix stands behind the hash',
    find: 'pathname + suffix + rest',
    replace: 'pathname + rest + suffix',
  },
  {
    ...routes,
    says: 'previous and next page are exchanged',
    find: 'previous: link(same[index - 1]), next: link(same[index + 1])',
    replace: 'previous: link(same[index + 1]), next: link(same[index - 1])',
  },
  {
    says: 'back does not lead to where the reader was',
    file: `${ROUTER}/useArrival.ts`,
    find: "type === 'POP' ? rememberedScroll() : undefined",
    replace: 'undefined',
    check: page(routerSpec, 'back restores the scroll'),
  },
  {
    says: 'the focus stays where it was on the page before',
    file: `${ROUTER}/useArrival.ts`,
    find: "document.getElementById('content')?.focus({ preventScroll: true });",
    replace: '',
    check: page(routerSpec, 'sets the title, the focus'),
  },
  {
    says: 'the title stays that of the page before',
    file: `${ROUTER}/useArrival.ts`,
    find: 'document.title = `${screenTitle(screen)} - ${siteConfig.title}`;',
    replace: '',
    check: page(routerSpec, 'sets the title, the focus'),
  },
  {
    says: 'every link loads a document',
    file: `${ROUTER}/useLinks.ts`,
    find: 'const path = isPlainClick(event) ? sitePath(event.target, base) : undefined;',
    replace: 'const path = undefined as string | undefined;',
    check: page(routerSpec, 'loads no document'),
  },
];
