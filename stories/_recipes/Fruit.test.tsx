// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Fruit from './Fruit';

it('shows the chosen fruit', () => {
  render(<Fruit />);
  const field = screen.getByRole('combobox', { name: 'Fruit' });

  // The list opens on mousedown, not on click.
  fireEvent.mouseDown(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');

  // Find options by text: those with the role are for screen readers.
  fireEvent.click(screen.getByText('Pear'));
  expect(screen.getByText('You chose pear.')).toBeTruthy();
});
