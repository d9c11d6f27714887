import type { Plugin } from 'vite';
import type { Warn } from '../../../core/Warning.ts';
import type { Storybook } from '../Storybook.ts';
import type { MainConfig, StorybookOptions, Tools } from '../storybookModules.ts';

/** What a framework is known by: its name, or the path of its package, and the builder of its Storybook. */
export type FrameworkName = Pick<Storybook, 'framework' | 'builder'>;

/** What a framework reads its part of a Storybook from. */
export interface FrameworkContext extends Pick<Storybook, 'root' | 'env' | 'builder'> {
  tools: Tools;
  options: StorybookOptions;
  main: MainConfig;
  warn: Warn;
}

/** A framework of Storybook with its builder: what the site does for it, beside what it does for React and Vite. */
export interface Framework {
  matches(name: FrameworkName): boolean;
  /** Modules that stories import instead of `@storybook/react`. */
  modules: readonly string[];
  /** Reads the configuration of its bundler, as one for Vite. */
  readConfig(context: FrameworkContext): Promise<Pick<Storybook, 'viteConfig' | 'svg'>>;
  /** Vite plugins that do what its own bundler does; `note` is for what the project cannot help. */
  plugins?(storybook: Storybook, note: (text: string) => void): Plugin[];
  /** Code that declares `storysiteFramework`, the annotations that it adds to every story. */
  annotations?: string;
}
