import { expect, it } from 'vitest';
import { mayFrameDocs } from './projectAnnotations.ts';

it.each([
  'export default { parameters: { docs: { container: Box } } };',
  "export const parameters = { docs: { 'components': { h1: Big } } };",
  'export default { parameters: { docs } };',
  'export default { parameters: { ...shared, layout: 1 } };',
  "import { parameters } from './shared'; export default { parameters };",
  "export { parameters } from './shared';",
  "export * from './shared';",
  'export default definePreview({ parameters: { docs: { theme: themes.dark } } });',
])('sends %s to pages without stories', (code) => {
  expect(mayFrameDocs(code)).toBe(true);
});

it.each([
  '',
  'export default { decorators: [] };',
  'const preview: Preview = { parameters: { layout: 1, docs: { toc: true } } }; export default preview;',
  'export const parameters = { controls: {} } satisfies Parameters;',
])('does not send %j', (code) => {
  expect(mayFrameDocs(code)).toBe(false);
});
