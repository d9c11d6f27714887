// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { siteGlobals } from '../../runtime/story/storyState.ts';
import client from './client.ts';

vi.mock('virtual:site-project', () => ({ default: { globalTypes: { theme: {} }, globals: {} } }));

const readStage = () => document.documentElement.style.getPropertyValue('--site-stage');

it("applies the globals of the address to stories, with the background of the project's body", async () => {
  window.history.replaceState(null, '', '/?globals=theme:dark;other:1');
  client.start?.({ base: '/' });
  await vi.waitFor(() => expect(siteGlobals.get()).toEqual({ theme: 'dark' }));
  expect(readStage()).toBe('');

  document.body.style.backgroundColor = 'rgb(20, 20, 20)';
  await vi.waitFor(() => expect(readStage()).toBe('rgb(20, 20, 20)'));
  document.body.removeAttribute('style');
  await vi.waitFor(() => expect(readStage()).toBe(''));
});
