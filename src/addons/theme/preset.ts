import { fileURLToPath } from 'node:url';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Adds the addon's tools to Storybook's manager. */
export const managerEntries = (entries: string[] = []) => [...entries, here('manager.tsx')];

/** Adds the addon's globals, decorator and docs container to the preview. */
export const previewAnnotations = (entries: string[] = []) => [...entries, here('preview.tsx')];

/** Fixes parts of Storybook that only fit its light theme: the shadow around menus, and the count badge of tabs. */
export const managerHead = (head = '') => `${head}
<style>
[data-testid='tooltip'] { box-shadow: 0 0 0 1px rgb(127 127 127 / 0.35); }
[role='tab'] > div > div > div { background: rgb(127 127 127 / 0.2) !important; color: inherit !important; }
</style>`;
