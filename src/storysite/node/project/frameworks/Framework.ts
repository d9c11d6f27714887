import type { Plugin } from 'vite';
import type { Warn } from '../../../core/Warning.ts';
import type { Storybook } from '../Storybook.ts';
import type { MainConfig, StorybookOptions, Tools } from '../storybookModules.ts';

/** Identifies a framework: the name or the path of its package, and the builder of the Storybook. */
export type FrameworkName = Pick<Storybook, 'framework' | 'builder'>;

/** The input of `readConfig`. */
export interface FrameworkContext extends Pick<Storybook, 'root' | 'env' | 'builder'> {
  tools: Tools;
  options: StorybookOptions;
  main: MainConfig;
  warn: Warn;
}

/** Adapts the site to a framework of Storybook and its builder. */
export interface Framework {
  matches(name: FrameworkName): boolean;
  /** Modules that stories import instead of `@storybook/react`. */
  modules: readonly string[];
  /** Translates the configuration of its bundler into one for Vite. */
  readConfig(context: FrameworkContext): Promise<Pick<Storybook, 'viteConfig' | 'svg'>>;
  /** Vite plugins with the features of its own bundler; `note` adds a line to the report. */
  plugins?(storybook: Storybook, note: (text: string) => void): Plugin[];
  /** Code that declares `storysiteFramework`, the annotations that it adds to every story. */
  annotations?: string;
}
