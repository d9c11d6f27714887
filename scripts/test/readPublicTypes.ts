import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../setup.mjs';

/** Exports of a module of the engine's package. */
export interface PublicModule {
  /** Names of all exports, including types. */
  names: string[];
  values: string[];
  propertiesOf: (type: string) => string[];
}

const engine = join(projectRoot, 'src/storysite');

/** The modules that the engine's manifest exports, by import specifier: `storysite/client`. */
export function readPublicTypes(): Map<string, PublicModule> {
  const { exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const sources = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
  const files = sources.map(([, file]) => join(engine, file));
  const program = ts.createProgram(files, { ...options, types: [] });
  const checker = program.getTypeChecker();
  return new Map(
    sources.map(([name, file]) => [
      name.replace('.', 'storysite'),
      readModule(checker, program.getSourceFile(join(engine, file))),
    ]),
  );
}

function readModule(checker: ts.TypeChecker, file: ts.SourceFile | undefined): PublicModule {
  const module = file && checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return {
    names: symbols.map(({ name }) => name),
    values: symbols
      .filter((symbol) => resolve(symbol).flags & ts.SymbolFlags.Value)
      .map(({ name }) => name),
    propertiesOf(type) {
      const symbol = symbols.find(({ name }) => name === type);
      if (!symbol) throw new Error(`No module exports the type ${type}.`);
      const properties = checker.getDeclaredTypeOfSymbol(resolve(symbol)).getProperties();
      return properties.map(({ name }) => name);
    },
  };
}
