import { describe, expect, it } from 'vitest';
import { readOverrides } from './readOverrides.ts';

const read = (path: string) => readOverrides(new URL(path, 'https://docs.example'));

describe('readOverrides', () => {
  it('takes theme and direction from the address of a demo alone, under any base', () => {
    expect(read('/~demos/a--b?theme=auto&dir=rtl')).toEqual({ theme: 'auto', dir: 'rtl' });
    expect(read('/select/~demos/a--b.html?theme=light')).toEqual({ theme: 'light' });
  });

  it('takes nothing from other pages', () => {
    expect(read('/demo/single?theme=dark&dir=rtl')).toEqual({});
    expect(read('/?x=/~demos/&theme=dark')).toEqual({});
  });

  it('takes no garbage', () => {
    expect(read('/~demos/a?theme=%3Cb%3E&dir=up')).toEqual({});
    expect(read('/~demos/a?theme=%E0%A4%A&theme=dark')).toEqual({});
  });
});
