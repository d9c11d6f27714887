import type { Rollup } from 'vite';
import { entries } from '../entries.ts';

/**
 * Prints the import of a module that may throw, for the server: `storysiteModule` is its namespace, or else
 * `storysiteError` what it has thrown. The build may have given up on it, by its `name`.
 */
export function importSafely(
  context: Rollup.PluginContext,
  id: string,
  isBuild: boolean,
  name: string,
): string {
  return `
import { refuseSkipped as storysiteRefuse } from ${JSON.stringify(entries.serverThread)};
let storysiteModule, storysiteError;
try {
  storysiteRefuse(${JSON.stringify(name)});
  storysiteModule = await import(/* @vite-ignore */ ${isBuild ? chunkUrl(context, id) : JSON.stringify(id)});
} catch (error) {
  storysiteError = error;
}
`;
}

/** As an entry of its own it shares no chunk with the module that waits for it, which would wait for ever. */
function chunkUrl(context: Rollup.PluginContext, id: string): string {
  const reference = context.emitFile({
    type: 'chunk',
    id,
    preserveSignature: 'allow-extension',
  });
  return `import.meta.ROLLUP_FILE_URL_${reference}`;
}
