import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { projectRoot } from '../setup.mjs';

/** The first start has no cache, on a machine that may be busy. */
const TIME_LIMIT_MS = 300_000;

/** The address that `npm start` prints; rejects with what it said when it ends or says nothing for too long. */
function readAddressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The development server ${why}:\n${output}`));
    const timer = setTimeout(() => fail('did not start in time'), TIME_LIMIT_MS);
    child.stderr?.on('data', (data) => (output += data));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      output += `${line}\n`;
      const [, address] = /^Docs site\s+(\S+)/.exec(line) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

/** Starts the development server on a free port, as `npm start` does, with the given environment added. */
export async function startDevServer(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/start.mjs')], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopWithParent = () => child.kill();
  process.once('exit', stopWithParent);
  const address = await readAddressFrom(child);
  return {
    url: address.replace('localhost', '127.0.0.1'),
    async close(): Promise<void> {
      process.off('exit', stopWithParent);
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
