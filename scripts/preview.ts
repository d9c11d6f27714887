import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { startPreview } from './preview/startPreview.ts';
import { projectRoot, runCommand } from './setup.mjs';
import { readAddress } from './start/readAddress.mjs';

export { startPreview } from './preview/startPreview.ts';

async function preview(): Promise<void> {
  const dir = resolve(projectRoot, process.env.OUT_DIR ?? 'dist');
  const { host, port, url } = await readAddress(process.env, 4173, 'npm run preview');
  const { base, close } = await startPreview({ dir, host, port });
  console.log(`Built site  ${url}${base.slice(1)}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void close());
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runCommand(preview);
}
