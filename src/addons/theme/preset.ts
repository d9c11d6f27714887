import { fileURLToPath } from 'node:url';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Adds the addon's tools to the workbench's manager. */
export const managerEntries = (entries: string[] = []) => [...entries, here('manager.tsx')];

/** Adds the addon's globals, decorator and docs container to the preview. */
export const previewAnnotations = (entries: string[] = []) => [...entries, here('preview.tsx')];
