import * as rcSelect from 'rc-select';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';

const packages: Record<string, unknown> = {
  'rc-select': rcSelect,
  react,
  'react/jsx-runtime': jsxRuntime,
  './select.css': {},
  './citiesUrl': { citiesUrl: '/cities.json' },
};

/** For tests: the exports of a page's code, as a bundler would run it beside other files. */
export function runCode(
  code: string,
  files: Record<string, unknown> = {},
): Record<string, react.ComponentType<object>> {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.CommonJS,
    esModuleInterop: true,
  };
  const { outputText } = ts.transpileModule(code, { compilerOptions, fileName: 'example.tsx' });
  const exports = {};
  // oxlint-disable-next-line no-new-func -- the code of this repository's own pages
  new Function('require', 'exports', outputText)(
    (name: string) => files[name] ?? packages[name],
    exports,
  );
  return exports;
}
