import { expect, it } from 'vitest';
import { markPure } from './pureComponents.ts';

it('lets the bundler drop components that nobody uses', () => {
  const code = 'var Link = React10.forwardRef(() => null);\nLink.displayName = "Link";\n';
  expect(markPure(code)).toBe('var Link = /* @__PURE__ */ React10.forwardRef(() => null);\n\n');
});

it('leaves names inside of functions and other calls alone', () => {
  const code =
    'function name(it) {\n  it.displayName = "it";\n  return React.useMemo(() => it);\n}\n';
  expect(markPure(code)).toBe(code);
});
