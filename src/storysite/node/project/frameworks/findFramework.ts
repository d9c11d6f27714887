import type { Framework, FrameworkName } from './Framework.ts';
import { nextVite } from './nextVite.ts';
import { nextWebpack } from './nextWebpack.ts';
import { vite } from './vite.ts';
import { webpack } from './webpack.ts';

/** All frameworks, narrower ones first. */
export const frameworks: readonly Framework[] = [nextWebpack, nextVite, vite, webpack];

/** The framework of a Storybook. */
export const findFramework = (name: FrameworkName): Framework =>
  frameworks.find(({ matches }) => matches(name)) ?? webpack;
