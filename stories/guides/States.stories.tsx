import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import {
  eventually,
  expectClosed,
  expectColor,
  openList,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import States from './States.tsx';

const meta = {
  title: 'Guides/Style it',
  component: States,
} satisfies Meta<typeof States>;

export default meta;

export const ClassNames: StoryObj<typeof meta> = {
  name: 'States and class names',
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = () => canvas.getByRole('combobox', { name: 'Person' });
    const output = () => canvas.getByRole('status');
    const toggle = (name: string) => userEvent.click(canvas.getByRole('checkbox', { name }));
    const expectName = (name: string) =>
      eventually(() => expect(output()).toHaveTextContent(new RegExp(`\\.${name}(\\.|$)`)));

    await step('a plain select', async () => {
      await expectName('rc-select-single');
      await expectName('rc-select-show-arrow');
      await expect(output()).not.toHaveTextContent('disabled');
    });

    await step('open and focused', async () => {
      await openList(field());
      await expectName('rc-select-open');
      await expectName('rc-select-focused');
      await pressKeys(field(), 'Escape');
      await expectClosed(field());
    });

    for (const [name, className] of [
      ['loading', 'rc-select-loading'],
      ['showSearch', 'rc-select-show-search'],
      ['allowClear', 'rc-select-allow-clear'],
      ['disabled', 'rc-select-disabled'],
      ['multiple', 'rc-select-multiple'],
    ] as const) {
      await step(name, async () => {
        await toggle(name);
        await expectName(className);
        await toggle(name);
        await eventually(() => expect(output()).not.toHaveTextContent(className));
      });
    }

    await step('the error colors the border', async () => {
      await toggle('error');
      await expect(field()).toBeInvalid();
      const box = selectOf(field()).querySelector<HTMLElement>('.rc-select-selector')!;
      box.style.backgroundColor = 'var(--rc-select-error)';
      await expect(getComputedStyle(box).borderColor).toBe(getComputedStyle(box).backgroundColor);
      await expectColor(box, 'backgroundColor', 'light-dark(#c02626, #ff8a80)');
      box.style.backgroundColor = '';
      await toggle('error');
    });
  },
};
