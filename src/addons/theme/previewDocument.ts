import { readStoredChoice } from './storedChoice.ts';
import { createThemedDocument } from './themedDocument.ts';

/** The document that stories and docs are shown in. It stores nothing: in the workbench the manager does. */
export const previewDocument = createThemedDocument(window, readStoredChoice(window) ?? 'auto');
