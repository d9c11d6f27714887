// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Fruit from './Fruit';

it('shows the chosen fruit', () => {
  render(<Fruit />);
  const field = screen.getByRole('combobox', { name: 'Fruit' });

  // A click does not open the list, the press before it does.
  fireEvent.mouseDown(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');

  // Options by their text: those with the role are for screen readers only.
  fireEvent.click(screen.getByText('Pear'));
  expect(screen.getByText('You chose pear.')).toBeTruthy();
});
