import { expect, it } from 'vitest';
import { nameMissingPeer } from './checkProject.ts';

it('says which package a project has to install, and nothing of other failures', () => {
  const missing = "Cannot find package 'vite' imported from /kit/node_modules/storysite/index.js";
  expect(nameMissingPeer(new Error(missing))).toBe(
    'storysite builds with the project\'s own "vite", which is not installed: npm install --save-dev vite',
  );
  expect(nameMissingPeer(new Error("Cannot find package 'left-pad'"))).toBeUndefined();
  expect(nameMissingPeer('vite')).toBeUndefined();
});
