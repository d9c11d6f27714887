import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer, isAboutFile, printErrorDocument, printLine, readThrown } from './problems.ts';

const ROOT = '/project';

describe('an error in the terminal', () => {
  const say = vi.fn<(line: string) => void>();
  let announcer: Announcer;
  beforeEach(() => {
    say.mockClear();
    vi.spyOn(console, 'error').mockImplementation(say);
    announcer = new Announcer(ROOT);
  });
  const error = { message: 'Unexpected token.', stack: '', id: '/project/src/a.tsx' };

  it('is one line with file, line and reason', () => {
    const thrown = Object.assign(new Error('Unexpected\n  token\n\n 1 | const'), {
      id: '/project/src/a.tsx?t=1',
      loc: { file: '/project/src/a.tsx', line: 3, column: 9 },
    });
    expect(isAboutFile(thrown)).toBe(true);
    expect(printLine(ROOT, readThrown(thrown))).toBe('src/a.tsx:3: Unexpected token.');
    expect(printLine(ROOT, error)).toBe('src/a.tsx: Unexpected token.');
    expect(printLine(ROOT, { ...error, message: 'src/a.tsx:3 is wrong.' })).toBe(
      'src/a.tsx:3 is wrong.',
    );
    expect(isAboutFile(new Error('window is not defined'))).toBe(false);
  });

  it.each(['C:\\kit\\src\\a.tsx', 'C:/kit/src/a.tsx'])('names %s without the folder', (path) => {
    const message = `${path} is wrong.`;
    expect(printLine('C:\\kit', { message, stack: '' })).toMatch(/^src[\\/]a\.tsx is wrong\.$/);
  });

  it('is said once while it lasts, and again when it comes back', () => {
    announcer.site([error]);
    announcer.site([error]);
    announcer.error(error);
    expect(say).toHaveBeenCalledOnce();
    announcer.site([]);
    announcer.site([error]);
    expect(say).toHaveBeenCalledTimes(2);
  });

  it('of a page is said again once a file has changed', () => {
    announcer.error(error);
    announcer.error(error);
    expect(say).toHaveBeenCalledOnce();
    announcer.forget();
    announcer.error(error);
    expect(say).toHaveBeenCalledTimes(2);
  });
});

it('the document of an error holds any text as text', () => {
  const html = printErrorDocument('/@site/', { message: '</script><b>', stack: '' });
  expect(html).toContain('\\u003c/script>\\u003cb>');
  expect(html).toContain("from '/@site/@vite/client'");
});
