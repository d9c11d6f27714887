// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DemoStage } from './DemoStage.tsx';
import { testDemo } from './testDemo.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

describe('DemoStage', () => {
  it("passes the document's direction on, and follows it", async () => {
    render(<DemoStage demo={testDemo()} />);
    const counter = screen.getByRole('button');
    expect(counter.dataset.direction).toBe('ltr');
    await act(async () => {
      document.documentElement.dir = 'rtl';
    });
    expect(counter.dataset.direction).toBe('rtl');
  });

  it('shows the error of a demo that throws, keeps its neighbours, and mounts it afresh on reset', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Component = () => {
      if (broken) throw new Error('no options');
      return <p>fine</p>;
    };
    render(
      <>
        <DemoStage demo={testDemo({ Component })} />
        <DemoStage demo={testDemo()} />
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('no options');
    expect(screen.getByText('Stack').closest('details')?.open).toBe(false);
    expect(screen.getByRole('button', { name: 'count 0' })).toBeTruthy();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('fine')).toBeTruthy();
  });

  it('shows what a demo throws that is no error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Component = () => {
      throw 'a plain text';
    };
    render(<DemoStage demo={testDemo({ Component })} />);
    expect(screen.getByRole('alert').textContent).toContain('a plain text');
  });
});
