import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { canvasSource } from './blocks.ts';

const { handler } = canvasSource().transform as unknown as {
  handler(this: object, code: string, id: string): { code: string } | null;
};
const transform = (code: string) => handler.call({ parse: parseAst }, code, '/docs/A.mdx')?.code;

const IMPORT = `import { Meta, Canvas as Box, Source } from '@storybook/addon-docs/blocks';\n`;

it.each([
  ['a prop', `jsx(Box, { of: a, source: { type: 'code' } });`],
  ['props that cannot be seen', `jsxDEV(Box, { of: a, ...props });`],
])('gives a module the block that prints code where it says how, with %s', (_, call) => {
  const code = transform(`${IMPORT}export const a = () => ${call}`) ?? '';
  expect(code).toMatch(
    /^import \{ Meta, Source \} from "@storybook\/addon-docs\/blocks"; import \{ CanvasWithSource as Box \} from ".*CanvasWithSource\.tsx";\n/,
  );
  expect(code).toContain(call);
});

it.each([
  `${IMPORT}jsx(Box, { of: a, sourceState: 'shown' }); jsx(Source, { source: 1 });`,
  `import { Canvas } from './Canvas.tsx'; jsx(Canvas, { source: {} });`,
  `export const text = 'Canvas';`,
])('leaves others alone: %s', (code) => {
  expect(transform(code)).toBeUndefined();
});
