import { entries } from '../entries.ts';
import type { Framework } from './Framework.ts';
import { vite } from './vite.ts';

/** Modules of Next.js with the contexts that its router provides. */
const CONTEXTS = ['app-router-context', 'hooks-client-context', 'router-context'].map(
  (name) => `next/dist/shared/lib/${name}.shared-runtime.js`,
);

const names = CONTEXTS.map((_, index) => `storysiteNext${index}`);
const imports = CONTEXTS.map(
  (id, index) => `import * as ${names[index]} from ${JSON.stringify(id)};`,
);

/** Next.js with Vite, for which Storybook's framework has plugins. */
export const nextVite = {
  ...vite,
  matches: ({ framework }) => /\bnextjs(-vite)?\b/.test(framework),
  modules: ['@storybook/nextjs-vite'],
  annotations: `${imports.join('\n')}
import { createNextAnnotations } from ${JSON.stringify(entries.nextAnnotations)};
const storysiteFramework = createNextAnnotations(Object.assign({}, ${names.join(', ')}));`,
} satisfies Framework;
