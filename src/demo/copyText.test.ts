// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

let selected: string[];

/** Stands in for the command that jsdom does not have. */
function stubCommand(answer: () => boolean): void {
  document.execCommand = () => {
    const area = document.activeElement as HTMLTextAreaElement;
    selected.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return answer();
  };
}

beforeEach(() => {
  selected = [];
  document.body.innerHTML = '<button>Copy code</button>';
  stubCommand(() => true);
});

describe('copyText', () => {
  it('uses the clipboard where the browser has one', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('const a = 1;\n')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('const a = 1;\n');
    expect(selected).toEqual([]);
  });

  it('copies by a selection on plain http, where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    const button = document.querySelector('button')!;
    button.focus();
    expect(await copyText('two\nlines')).toBe(true);
    expect(selected).toEqual(['two\nlines']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('copies by a selection when the clipboard refuses', async () => {
    const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('text')).toBe(true);
    expect(selected).toEqual(['text']);
  });

  it('is false when nothing works', async () => {
    vi.stubGlobal('navigator', {});
    stubCommand(() => false);
    expect(await copyText('text')).toBe(false);
    stubCommand(() => {
      throw new Error('not supported');
    });
    expect(await copyText('text')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
