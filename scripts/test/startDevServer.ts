import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { projectRoot } from '../setup.mjs';

/** A copy of the project begins without any cache, on a machine that may be busy. */
const TIME_LIMIT_MS = 300_000;

/** A development server of its own, as `npm start` starts it. */
export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

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

/** Starts `npm start` of a project on a free port, with the given environment added. */
export async function startDevServer(
  env: NodeJS.ProcessEnv = {},
  root: string = projectRoot,
): Promise<DevServer> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopWithParent = () => child.kill();
  process.once('exit', stopWithParent);
  const address = await readAddressFrom(child);
  return {
    url: address.replace('localhost', '127.0.0.1'),
    close: async () => {
      process.off('exit', stopWithParent);
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
