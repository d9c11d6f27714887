import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chooseOption,
  chosenText,
  eventually,
  expectClosed,
  openList,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import GetPopupContainer from './GetPopupContainer.tsx';

const meta = {
  title: 'Dropdown/get-popup-container',
  id: 'demo-get-popup-container',
  component: GetPopupContainer,
  args: { onOpen: fn(), onClose: fn(), onChange: fn() },
} satisfies Meta<typeof GetPopupContainer>;

export default meta;

const queryDialog = () =>
  within(document.body).queryByRole('dialog', { name: 'Select in a dialog' });

/** Opens the dialog and waits until it is usable. */
async function openDialog(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'open' }));
  return eventually(() => {
    const dialog = queryDialog();
    expect(dialog).toBeVisible();
    expect(dialog!.getAnimations()).toEqual([]);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    return dialog!;
  });
}

const expectDialogClosed = () => eventually(() => expect(queryDialog()).toBeNull());

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    await step('at first there is no dialog', async () => {
      await expect(queryDialog()).toBeNull();
    });

    const dialog = await openDialog(canvasElement);
    const field = within(dialog).getByRole('combobox', { name: 'Number' });

    await step('the button opens a modal dialog with the select, 200 px wide', async () => {
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await expect(selectOf(field).offsetWidth).toBe(200);
    });

    await step("the popup is rendered inside the dialog, in the trigger's parent", async () => {
      const popup = await openList(field);
      await expect(dialog).toContainElement(popup);
      await expect(selectOf(field)).toContainElement(popup);
      await expect(optionTexts(field)).toEqual(['1', '2', '3']);
    });

    await step('it is below its select and as wide', async () => {
      const popup = await openList(field);
      await eventually(() => {
        const box = selectOf(field).getBoundingClientRect();
        expect(popup.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.bottom);
        expect(popup.getBoundingClientRect().left).toBeCloseTo(box.left, 0);
        expect(popup.getBoundingClientRect().width).toBeCloseTo(box.width, 0);
      });
    });

    await step('a click chooses an option and leaves the dialog open', async () => {
      await chooseOption(field, '2');
      await expect(args.onChange).toHaveBeenLastCalledWith('2', expect.anything());
      await expect(chosenText(field)).toBe('2');
      await expectClosed(field);
      await expect(dialog).toBeVisible();
    });

    await step('Escape closes the list first, and only then the dialog', async () => {
      await openList(field);
      await pressKeys(field, 'Escape');
      await expectClosed(field);
      await expect(dialog).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
      await pressKeys(field, 'Escape');
      await expectDialogClosed();
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });

    await step('the focus returns to the button', async () => {
      const open = within(canvasElement).getByRole('button', { name: 'open' });
      await eventually(() => expect(open).toHaveFocus());
    });

    await step('opened again, it still has the selected value', async () => {
      await openDialog(canvasElement);
      await expect(chosenText(field)).toBe('2');
    });

    await step('a click in the dialog leaves it open, one on the mask closes it', async () => {
      await userEvent.click(within(dialog).getByText('Select in a dialog'));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await userEvent.click(dialog.parentElement!);
      await expectDialogClosed();
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });

    await step('the close icon closes it', async () => {
      await openDialog(canvasElement);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await expectDialogClosed();
      await expect(args.onClose).toHaveBeenCalledTimes(3);
    });
  },
};

/** `destroy` removes the demo, even while its dialog is open. */
export const Destroy: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const dialog = await openDialog(canvasElement);
    const field = within(dialog).getByRole('combobox', { name: 'Number' });
    const popup = await openList(field);

    await step('while the dialog is open the page does not scroll', async () => {
      await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    });

    await step('destroy removes the buttons, the dialog and its popup', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'destroy' }));
      await eventually(() => expect(canvasElement).toBeEmptyDOMElement());
      await expect(dialog).not.toBeInTheDocument();
      await expect(popup).not.toBeInTheDocument();
    });

    await step('the page scrolls again', async () => {
      await eventually(() => expect(getComputedStyle(document.body).overflowY).not.toBe('hidden'));
    });
  },
};
