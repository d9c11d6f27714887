// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import CanvasActions from './CanvasActions.tsx';
import { testStory } from './testStory.tsx';

afterEach(cleanup);

it('shows the buttons that the project adds', () => {
  const pressed: string[] = [];
  const additionalActions = [
    { title: 'Open in Figma', className: 'figma', onClick: () => void pressed.push('figma') },
    { title: <b>Later</b>, disabled: true },
  ];
  render(<CanvasActions story={testStory({ canvas: { additionalActions } })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open in Figma' }));
  expect(pressed).toEqual(['figma']);
  expect(screen.getByRole('button', { name: 'Open in Figma' }).className).toContain('figma');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Later' }).disabled).toBe(true);
});

it('shows nothing for other stories', () => {
  const { container } = render(<CanvasActions story={testStory()} />);
  expect(container.innerHTML).toBe('');
});
