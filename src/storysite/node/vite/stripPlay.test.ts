import { describe, expect, it } from 'vitest';
import { stripPlay } from './stripPlay.ts';

const strip = (body: string) =>
  stripPlay(
    `import { expect, fn, within } from '@storybook/test';
import { openList, options } from './play.ts';
import Demo from './Demo.tsx';
${body}`,
    'a.stories.tsx',
  ).code;

describe('stripPlay', () => {
  it('takes play functions out, with every import and helper that only they used', () => {
    const code = strip(`
const field = (root) => within(root).getByRole('combobox');
export default { title: 'A', component: Demo };
export const Basic = { args: { size: 2 }, play: async ({ canvasElement }) => { await openList(field(canvasElement)); } };
Basic.play = async () => { expect(1).toBe(1); };`);
    expect(code).not.toMatch(/storybook\/test|play|within|openList|field/);
    expect(code).toContain("import Demo from './Demo.tsx'");
    expect(code).toContain('size: 2');
  });

  it('takes spies out of args, inline and by name, and keeps the other args', () => {
    const code = strip(`
const onSearch = fn();
export default { title: 'A', component: Demo, args: { onChange: fn(), onSelect: fn(() => 1).mockName('x'), onSearch, open: true } };
export const Basic = {};`);
    expect(code).not.toMatch(/fn\(|onChange|onSelect|onSearch/);
    expect(code).toContain('open: true');
  });

  it('keeps what a story renders', () => {
    const code = strip(`
export default { title: 'A', component: Demo };
export const Basic = { render: () => <Demo options={options} />, beforeEach() { fn(); } };`);
    expect(code).toContain("import { options } from './play.ts'");
    expect(code).not.toContain('beforeEach');
  });

  it('leaves properties of the same names alone that are not the meta’s or a story’s', () => {
    const code = strip(`
const settings = { play: 'yes', parameters: 1 };
const meta = { title: 'A', component: Demo, parameters: { gone: 1 }, args: { parameters: { kept: 2 }, argTypes: ['kept'] } } satisfies object;
export default meta;
export const Basic = { argTypes: { gone: 3 }, args: { settings, nested: { play: 'kept', beforeEach: 4 } } } as object;
export const Old = (args) => <Demo {...args} parameters={{ play: 'kept' }} />;
Old.parameters = { gone: 5 };
settings.parameters = 6;`);
    expect(code).not.toContain('gone');
    expect(code).toMatch(/parameters: \{\s+kept: 2/);
    expect(code).toContain("argTypes: ['kept']");
    expect(code.match(/play: 'kept'/g)).toHaveLength(2);
    expect(code).toContain('beforeEach: 4');
    expect(code).toContain("play: 'yes'");
    expect(code).toContain('settings.parameters = 6');
  });

  it('refuses test code that readers would load, and names the file', () => {
    expect(() =>
      strip(`export default { title: 'A', component: Demo };
export const Basic = { render: () => <Demo label={String(expect)} /> };`),
    ).toThrow(/a\.stories\.tsx uses @storybook\/test outside of play/);
  });
});
