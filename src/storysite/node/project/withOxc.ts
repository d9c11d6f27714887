import type { UserConfig } from 'vite';
import type { Vite } from './Storybook.ts';

interface OxcConfig {
  jsx?: object | string;
  jsxInject?: string;
  include?: unknown;
  exclude?: unknown;
}

/**
 * With Vite 8, a configuration whose JSX options for esbuild are those for Oxc, which the React plugin has as well: Vite
 * itself would then drop what the project asks of esbuild, such as the `jsxImportSource` of a styling library.
 */
export function withOxc(vite: Pick<Vite, 'version'>, config: UserConfig): UserConfig {
  const { esbuild, oxc, ...rest } = config as UserConfig & { oxc?: OxcConfig | false };
  if (!('rolldownVersion' in vite) || !esbuild || oxc !== undefined) return config;
  const { jsx, jsxImportSource, jsxFactory, jsxFragment, jsxInject, include, exclude } = esbuild;
  const options = {
    ...(jsx && { runtime: jsx === 'automatic' ? 'automatic' : 'classic' }),
    ...(jsxImportSource && { importSource: jsxImportSource }),
    ...(jsxFactory && { pragma: jsxFactory }),
    ...(jsxFragment && { pragmaFrag: jsxFragment }),
  };
  const converted: OxcConfig = {
    jsx: jsx === 'preserve' ? jsx : options,
    ...(jsxInject && { jsxInject }),
    ...(include && { include }),
    ...(exclude && { exclude }),
  };
  return { ...rest, oxc: converted } as UserConfig;
}
