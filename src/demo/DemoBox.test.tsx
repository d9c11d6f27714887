// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DemoBox } from './DemoBox.tsx';
import { testDemo } from './testDemo.tsx';

let writeText: ReturnType<typeof vi.fn<(text: string) => Promise<void>>>;

beforeEach(() => {
  sessionStorage.clear();
  writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const source = () => document.querySelector('[data-folded]');

describe('DemoBox', () => {
  it('is a region named by its demo, under the id of its story', () => {
    render(<DemoBox demo={testDemo()} />);
    const region = screen.getByRole('region', { name: 'x' });
    expect(region.id).toBe('demo-x--basic');
    expect(region.dataset.demo).toBe('demo-x--basic');
  });

  it('names every control, and leads to the workbench, the demo alone, its file and itself', () => {
    render(<DemoBox demo={testDemo()} />);
    const names = [
      'Show code',
      'Copy code',
      'Reset demo',
      'Open in CodeSandbox',
      'Open in StackBlitz',
    ];
    for (const name of names) expect(button(name)).toBeTruthy();
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Open in workbench', '/storybook/?path=/story/demo-x--basic'],
      ['Open demo alone', '/~demos/demo-x--basic'],
      ['Edit demo', expect.stringMatching(/\/edit\/\w+\/stories\/x\/X\.tsx$/)],
      ['Link to this demo', '#demo-x--basic'],
    ]);
  });

  it('unfolds and folds long code, and remembers it for the session', () => {
    const { unmount } = render(<DemoBox demo={testDemo({ id: 'demo-y--basic' })} />);
    expect(source()).not.toBeNull();
    fireEvent.click(button('Show code'));
    expect(source()).toBeNull();
    expect(button('Hide code').getAttribute('aria-expanded')).toBe('true');
    unmount();
    render(<DemoBox demo={testDemo({ id: 'demo-y--basic' })} />);
    expect(source()).toBeNull();
    expect(sessionStorage.getItem('demo-unfolded:demo-y--basic')).toBe('true');
    fireEvent.click(button('Hide code'));
    expect(source()).not.toBeNull();
  });

  it('unfolds where the browser refuses to store', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<DemoBox demo={testDemo({ id: 'demo-z--basic' })} />);
    fireEvent.click(button('Show all 30 lines'));
    expect(source()).toBeNull();
  });

  it('folds nothing of a file of 20 lines', () => {
    render(<DemoBox demo={testDemo({ lines: 20 })} />);
    expect(screen.queryByRole('button', { name: 'Show code' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  it('copies the demo file from the page and says "Copied" for 2000 ms', async () => {
    vi.useFakeTimers();
    render(<DemoBox demo={testDemo()} />);
    await act(async () => fireEvent.click(button('Copy code')));
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^line 1\n[^]*\nline 30$/);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(button('Copied')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button('Copy code')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('copies the source of the file that is shown', async () => {
    render(<DemoBox demo={testDemo()} />);
    fireEvent.click(screen.getByRole('tab', { name: 'select.css' }));
    await act(async () => fireEvent.click(button('Copy code')));
    expect(writeText).toHaveBeenCalledWith('.a {}\n');
  });

  it('says so when nothing can copy', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
    render(<DemoBox demo={testDemo()} />);
    await act(async () => fireEvent.click(button('Copy code')));
    expect(screen.getByRole('status').textContent).toContain('does not allow copying');
    expect(button('Copy code')).toBeTruthy();
  });

  it('mounts the demo afresh on reset', () => {
    render(<DemoBox demo={testDemo()} />);
    fireEvent.click(button('count 0'));
    fireEvent.click(button('Reset demo'));
    expect(button('count 0')).toBeTruthy();
  });

  it('says when the project for a sandbox cannot be loaded', async () => {
    const loadProject = () => Promise.reject(new Error('no network'));
    render(<DemoBox demo={testDemo({ loadProject })} />);
    await act(async () => fireEvent.click(button('Open in StackBlitz')));
    expect(screen.getByRole('status').textContent).toContain('not sent to StackBlitz');
  });

  it('is printed on the server folded, with its whole source', () => {
    const html = renderToString(<DemoBox demo={testDemo()} />);
    expect(html).toContain('line 30');
    expect(html).toContain('data-folded');
  });
});
