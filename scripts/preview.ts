import { resolve } from 'node:path';
import { startPreview } from 'storysite';
import { readAddress } from './readAddress.mjs';
import { projectRoot, runCommand } from './setup.mjs';

await runCommand(async () => {
  const dir = resolve(projectRoot, process.env.OUT_DIR ?? 'dist');
  const { host, port, url } = await readAddress(process.env, 4173);
  const { base } = await startPreview({ dir, host, port });
  console.log(`Built site  ${url}${base.slice(1)}`);
});
