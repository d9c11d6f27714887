import type { DepOptimizationOptions } from 'vite';
import { shims } from '../entries.ts';
import { engineFile } from '../engineFile.ts';
import { BLOCK_MODULES } from './blocks.ts';

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const OWN = ['react-router-dom', 'minisearch'];

/**
 * What Vite's development server bundles for this package where it is installed in `node_modules`: there, Vite would take
 * its files, and what replaces Storybook's modules, for packages, and leave the CommonJS that they import as it is.
 */
export function optimizeOwnPackages(): Pick<DepOptimizationOptions, 'include' | 'exclude'> {
  if (!/[\\/]node_modules[\\/]/.test(engineFile(''))) return {};
  return {
    include: [...REACT, ...OWN.map((name) => `storysite > ${name}`)],
    exclude: ['storysite', ...Object.keys(BLOCK_MODULES), ...Object.keys(shims)],
  };
}
