import { transform } from 'esbuild';
import { init, parse } from 'es-module-lexer';
import { parseScript } from '../../storybook/parseScript.ts';
import { listRuntimeImports } from './runtimeImports.ts';

const LOADERS = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' } as const;

/** What a script imports or exports from at run time, as it names it; nothing for what cannot be parsed. */
export async function listScriptImports(code: string, file: string): Promise<string[]> {
  const extension = /\.[cm]?tsx?$/.exec(file)?.[0] as keyof typeof LOADERS | undefined;
  try {
    const [script] = await Promise.all([
      transform(code, {
        loader: (extension && LOADERS[extension]) ?? 'jsx',
        logLevel: 'silent',
        // Whatever the project says, an import of a value may have effects.
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      }),
      init,
    ]);
    const [imports] = parse(script.code);
    return imports.flatMap(({ n }) => n ?? []);
  } catch {
    return listWithFlow(code);
  }
}

/** Flow's types are known to Storybook's parser only. */
function listWithFlow(code: string): string[] {
  try {
    return listRuntimeImports(parseScript(code));
  } catch {
    return [];
  }
}
