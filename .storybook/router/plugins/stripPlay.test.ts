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

  it('refuses test code that readers would load, and names the file', () => {
    expect(() =>
      strip(`export default { title: 'A', component: Demo };
export const Basic = { render: () => <Demo label={String(expect)} /> };`),
    ).toThrow(/a\.stories\.tsx uses @storybook\/test outside of play/);
  });
});
