// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { firstGlobals, siteGlobals } from '../../runtime/story/storyState.ts';
import { testStory } from './testStory.tsx';
import { useBackground } from './useBackground.ts';

it('follows the globals of the address, but for a story with its own', () => {
  onTestFinished(() => siteGlobals.set(firstGlobals));
  const own = { globals: { backgrounds: { value: 'light' } } };
  const { result } = renderHook(() => [
    useBackground(testStory({ story: {} })),
    useBackground(testStory({ story: own })),
  ]);
  expect(result.current).toEqual([undefined, '#F8F8F8']);
  act(() => siteGlobals.set({ backgrounds: { value: '#123' } }));
  expect(result.current).toEqual(['#123', '#F8F8F8']);
});
