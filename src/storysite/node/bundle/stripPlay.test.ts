import { describe, expect, it } from 'vitest';
import { readModule } from './readModule.ts';

const strip = (body: string) =>
  readModule(
    `import { expect, fn, within } from '@storybook/test';
import { openList, options } from './play.ts';
import Story from './Demo.tsx';
export const Used = { play: () => [expect, fn, within, openList, options, Story] };
${body}`,
    'a.stories.tsx',
    undefined,
    (specifier) => specifier === './play.ts',
  ).code;

describe('stripPlay', () => {
  it('takes play functions out, with every import and helper that only they used', () => {
    const code = strip(`
const field = (root) => within(root).getByRole('combobox');
export default { title: 'A', component: Story };
export const Basic = { args: { size: 2 }, play: async ({ canvasElement }) => { await openList(field(canvasElement)); } };
Basic.play = async () => { expect(1).toBe(1); };`);
    expect(code).not.toMatch(/storybook\/test|play|within|openList|field/);
    expect(code).toContain("import Story from './Demo.tsx'");
    expect(code).toContain('size: 2');
  });

  it('keeps args, arg types and parameters, with the spies in them', () => {
    const code = strip(`
const onSearch = fn();
export default { title: 'A', component: Story, args: { onChange: fn(), onSearch }, argTypes: { size: {} } };
export const Basic = { parameters: { layout: 'centered' }, beforeEach: () => {} };`);
    expect(code).toMatch(/import \{ fn \} from '@storybook\/test'/);
    expect(code).toMatch(/onChange: fn\(\),\s+onSearch/);
    expect(code).toMatch(/argTypes: \{\s+size/);
    expect(code).toContain("layout: 'centered'");
    expect(code).not.toContain('beforeEach');
  });

  it('takes test code out of factories, with the tests of their stories', () => {
    const code = strip(`
import preview from '../.storybook/preview';
const meta = preview.meta({ component: Story, beforeEach() { openList(); } });
export const Basic = meta.story({ args: { size: 2 }, play: () => expect(1) });
export const Small = Basic.extend({ play: () => expect(2) });
Basic.test('opens', async () => { await openList(); });`);
    expect(code).not.toMatch(/storybook\/test|play|openList|expect|opens/);
    expect(code).toContain('preview.meta({');
    expect(code).toContain('size: 2');
    expect(code).toContain('Basic.extend({})');
  });

  it('takes test code out of a preview, whichever way it is exported', () => {
    const code = strip(`
export const beforeEach = () => fn();
const preview = { runStep: openList, beforeAll() {}, decorators: [options] };
export default preview;`);
    expect(code).not.toMatch(/beforeEach|runStep|openList|beforeAll|storybook/);
    expect(code).toContain('decorators: [options]');
  });

  it('takes test code out of stories that are exported by name later', () => {
    const code = strip(`
const Basic = { play: openList, args: {} };
export { Basic as First, Basic as default };`);
    expect(code).not.toMatch(/openList|play:/);
  });

  it('leaves alone what nothing referred to before, and patterns of which one name is in use', () => {
    const code = strip(`
import unused from './unused.ts';
const started = Date.now();
const { first, second } = options;
export default { component: Story, args: { first } };
export const Basic = { play: () => second };`);
    expect(code).toContain("import unused from './unused.ts'");
    expect(code).toContain('started');
    expect(code).toMatch(/\{\s*first,\s*second\s*\} = options/);
  });

  it('keeps what a story renders', () => {
    const code = strip(`
export default { title: 'A', component: Story };
export const Basic = { render: () => <Story options={options} />, beforeEach() { fn(); } };`);
    expect(code).toContain("import { options } from './play.ts'");
    expect(code).not.toContain('beforeEach');
  });

  it('leaves alone properties of the same names that are not the meta’s or a story’s', () => {
    const code = strip(`
const settings = { play: 'yes', parameters: 1 };
const meta = { title: 'A', component: Story, play: { gone: 1 }, args: { parameters: { kept: 2 }, argTypes: ['kept'] } } satisfies object;
export default meta;
export const Basic = { play: { gone: 3 }, args: { settings, nested: { play: 'kept', beforeEach: 4 } } } as object;
export const Old = (args) => <Story {...args} parameters={{ play: 'kept' }} />;
Old.play = { gone: 5 };
settings.play = 6;`);
    expect(code).not.toContain('gone');
    expect(code).toMatch(/parameters: \{\s+kept: 2/);
    expect(code).toContain("argTypes: ['kept']");
    expect(code.match(/play: 'kept'/g)).toHaveLength(2);
    expect(code).toContain('beforeEach: 4');
    expect(code).toContain("play: 'yes'");
    expect(code).toContain('settings.play = 6');
  });
});

describe('modules that only test code uses', () => {
  const stripped = (imports: string, use: string) => {
    const body = `export default { title: 'A' };\nexport const Basic = { play: () => ${use} };`;
    return readModule(`${imports}\n${body}`, 'a.stories.tsx');
  };

  it.each([
    ["import { iconNames } from './registerIcons';", 'iconNames', './registerIcons'],
    ["import names, { a as b } from '@kit/icons';", 'names(b)', '@kit/icons'],
    ["import * as all from './all.css';", 'all', './all.css'],
    ["import { a, type B } from './a';", 'a as B', './a'],
  ])('keep their effects: %s', (imports, use, name) => {
    const { code, effects } = stripped(imports, use);
    expect(code).toContain(`import "${name}";`.replaceAll('"', "'"));
    expect(effects).toEqual([name]);
  });

  it.each([
    '@storybook/test',
    'storybook/test',
    '@storybook/testing-library',
    'storybook/internal/preview-api',
    'vitest',
    '@vitest/spy',
    '@testing-library/user-event',
    'jest-mock',
    'msw',
    'msw/browser',
    'msw-storybook-addon',
    'node:fs',
  ])('do not reach readers where they are for tests: %s', (name) => {
    const { code, effects, unknownModule } = stripped(`import { a } from '${name}';`, 'a');
    expect(code).not.toContain('import');
    expect([effects, unknownModule]).toEqual([[], undefined]);
  });

  it.each(["import type { A } from './a';", "import { type A } from './a';"])(
    'are not imported for types: %s',
    (imports) => {
      expect(stripped(imports, '1 as A').code).not.toContain('import');
    },
  );
});

describe('what sets the handlers of MSW', () => {
  it.each([
    ["beforeEach({ msw }) { msw.use(http.get('/a', ok)); }", ''],
    ["beforeEach: async (context) => context.msw.use(http.get('/a', ok))", ''],
    ['beforeEach: withUser', 'const withUser = ({ msw }) => msw.use(http.all(1, ok));'],
    ['beforeEach: withUser', "async function withUser(c) { c.network.use(http.get('/a', ok)); }"],
  ])('stays in a story, under another name: %s', (property, before) => {
    const code = strip(`
import { http } from 'msw';
const ok = () => fn();
${before}
export default { title: 'A', component: Story, afterEach() {} };
export const Basic = { ${property}, play: () => openList() };`);
    expect(code).toContain('storysiteBeforeEach');
    expect(code).toContain("import { http } from 'msw'");
    expect(code).not.toMatch(/\bbeforeEach|afterEach|openList|play:/);
  });

  it('stays in factories, assignments and previews', () => {
    const code = strip(`
import preview from '../.storybook/preview';
import { initialize } from 'msw-storybook-addon';
import { worker } from '../mocks/browser';
export const beforeAll = async () => { initialize({}); };
export function beforeEach({ msw }) { msw.use(1); }
const meta = preview.meta({ component: Story, beforeEach: ({ msw }) => msw.use(2) });
export const Basic = meta.story({ beforeEach: () => worker.use(3) });
export const Old = () => null;
Old.beforeEach = ({ msw }) => msw.use(4);
export const Other = { beforeEach: ({ canvas }) => openList(canvas) };`);
    expect(code.match(/storysiteBeforeEach/g)).toHaveLength(4);
    expect(code).toContain('const storysiteBeforeAll = async');
    expect(code).toContain("import { worker } from '../mocks/browser'");
    expect(code).not.toContain('canvas');
  });
});
