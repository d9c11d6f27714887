import { describe, expect, it } from 'vitest';
import type { Args, Story } from '../../csf/types.ts';
import { codeOf, FILE } from './testCode.tsx';
import { Button, Star } from './testStories.tsx';

const args = { label: 'a' };

describe('readStoryCode', () => {
  it('prints what a story renders with the args that its decorators pass', async () => {
    const decorators: Story['decorators'] = [
      (Inner, { args: given }) => <p>{Inner({ args: { ...given, size: 1 } })}</p>,
    ];
    expect(await codeOf({ args, decorators })).toBe('<Button label="a" size={1} />');
    const broken: Story['decorators'] = () => {
      throw new Error('window is not defined');
    };
    expect(await codeOf({ args, decorators: broken })).toBe('<Button label="a" />');
  });

  it('runs loaders only for a story that reads loaded data', async () => {
    let runs = 0;
    const loaders = async () => {
      runs += 1;
      return { user: { name: 'Ann' } };
    };
    expect(await codeOf({ args, loaders })).toBe('<Button label="a" />');
    expect(runs).toBe(0);
    const render: Story['render'] = (given, { loaded }) => (
      <Button {...given} name={(loaded.user as { name: string }).name} />
    );
    expect(await codeOf({ args, loaders, render })).toBe('<Button label="a" name="Ann" />');
    const failing = () => Promise.reject(new Error('no network'));
    expect(await codeOf({ args, loaders: failing, render })).toBe(FILE);
  });

  it('shows the code of the file for a story that cannot be rendered', async () => {
    const render = (_given: Args) => {
      throw new Error('no');
    };
    expect(await codeOf({ render })).toBe(FILE);
    expect(await codeOf({}, { component: undefined })).toBe(FILE);
  });

  it('prints args as they reach the story', async () => {
    const argTypes = { icon: { mapping: { star: <Star /> } }, size: { if: { arg: 'isSized' } } };
    expect(await codeOf({ args: { icon: 'star', size: 1 }, argTypes })).toBe(
      '<Button icon={<Star />} />',
    );
  });
});
