import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent, within } from '@storybook/test';
import { eventually, expectColor, openList, selectOf } from '../_shared/play.ts';
import ThemeEditor from './ThemeEditor.tsx';

const meta = {
  title: 'Guides/Style it',
  component: ThemeEditor,
  argTypes: { texts: { table: { disable: true } } },
} satisfies Meta<typeof ThemeEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Editor: Story = {
  name: 'Theme editor',
  parameters: {
    storysite: {
      keywords: [
        'theme editor',
        'brand color',
        'brand colors',
        'primary color',
        '主题编辑器',
        '主题色',
        '主题颜色',
        '品牌色',
      ],
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const css = canvasElement.querySelector('[data-css]');
    const box = (scheme: string, mode: string) =>
      selectOf(
        canvas.getByLabelText(mode, { selector: `#${scheme}-${mode}` }),
      )!.querySelector<HTMLElement>('.rc-select-selector')!;

    await step('the radius reaches every mode', async () => {
      fireEvent.change(canvas.getByRole('slider', { name: /^Radius/ }), { target: { value: '3' } });
      await eventually(() => expect(css).toHaveTextContent('--rc-select-radius: 3px;'));
      for (const mode of ['single', 'multiple', 'tags', 'combobox'])
        await expect(getComputedStyle(box('light', mode)).borderRadius).toBe('3px');
    });

    await step('the height is what the label says', async () => {
      fireEvent.change(canvas.getByRole('slider', { name: /^Height/ }), {
        target: { value: '10' },
      });
      await eventually(() => expect(canvas.getByText(/^Height: 44 px/)).toBeVisible());
      await expect(box('dark', 'single').getBoundingClientRect().height).toBe(44);
    });

    await step('the color is lighter where it is dark', async () => {
      fireEvent.change(canvas.getByLabelText('Color'), { target: { value: '#202080' } });
      await eventually(() => expect(css).toHaveTextContent('--rc-select-accent: #202080;'));
      const field = canvas.getByLabelText('single', { selector: '#dark-single' });
      await openList(field);
      const check = canvasElement.querySelector<HTMLElement>(
        '[data-scheme="dark"] .rc-select-item-option-selected .rc-select-item-option-state',
      )!;
      const [, accent = ''] =
        /\.dark \{\s*--rc-select-accent: (#\w+)/.exec(css!.textContent!) ?? [];
      await expect(accent).not.toBe('#202080');
      await expectColor(check, 'color', accent);
      await userEvent.keyboard('{Escape}');
    });
  },
};
