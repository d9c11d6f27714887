import type { Rollup } from 'vite';
import { entries } from '../entries.ts';

/**
 * Prints the server's import of a module that may throw: sets `storysiteModule` to its namespace or `storysiteError` to
 * the error. Modules that the build gave up on, by `name`, throw, too.
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

/** A separate entry: in the chunk of the module that awaits it, both would wait for ever. */
function chunkUrl(context: Rollup.PluginContext, id: string): string {
  const reference = context.emitFile({
    type: 'chunk',
    id,
    preserveSignature: 'allow-extension',
  });
  return `import.meta.ROLLUP_FILE_URL_${reference}`;
}
