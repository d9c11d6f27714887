import { SiteError } from '../../core/SiteError.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { PageRoute } from '../../core/routes.ts';

/** The pages in the order and groups of the option `menu`, then those that it does not name, as they are. */
export function arrangePages<P extends PageRoute>(pages: P[], menu: SiteConfig['menu']): P[] {
  const rest = new Set(pages);
  const named = menu.flatMap(({ text, pages: paths }, group) =>
    paths.map((path, index) => {
      const page = [...rest].find((candidate) => candidate.path === path);
      if (!page) throw misplaced(path, `menu[${group}].pages[${index}]`, pages);
      rest.delete(page);
      return { ...page, group: text };
    }),
  );
  return [...named, ...rest];
}

function misplaced(path: string, option: string, pages: PageRoute[]): SiteError {
  return pages.some((page) => page.path === path)
    ? new SiteError(`The menu names the page ${path} twice.`, `Remove it at ${option}.`)
    : new SiteError(
        `The menu names the page ${path}, which does not exist.`,
        `Correct the path at ${option}, or remove it.`,
      );
}
