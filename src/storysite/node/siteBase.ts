/** Where the development server has the site's modules. */
export const DEV_BASE = '/@site/';

/** A path of the host as one of the site; undefined where it is not below the site's base. */
export function stripBase(path: string, base: string): string | undefined {
  return `${path}/`.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
}
