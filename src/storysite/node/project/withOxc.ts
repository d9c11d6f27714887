import type { UserConfig } from 'vite';
import type { Vite } from './Storybook.ts';

interface OxcConfig {
  jsx?: object | string;
  jsxInject?: string;
  include?: unknown;
  exclude?: unknown;
}

/**
 * For Vite 8, moves esbuild's JSX options to Oxc. The React plugin sets options for Oxc as well, so Vite itself would
 * drop the project's esbuild options, such as the `jsxImportSource` of a styling library.
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
