import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readTree } from './readTree.ts';

describe.runIf(existsSync('/proc/self/statm'))('readTree', () => {
  it('adds up a process and what it started', async () => {
    const idle = 'console.log(process.pid); setInterval(() => {}, 1000)';
    const code = `const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', '${idle}'], { stdio: 'inherit' });
      process.on('disconnect', () => child.kill());`;
    const parent = spawn(process.execPath, ['-e', code], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const [data] = await once(parent.stdout!, 'data');
    const child = readTree(Number(data));
    const both = readTree(parent.pid!);
    parent.disconnect();
    expect(child!.bytes).toBeGreaterThan(1_000_000);
    expect(both!.bytes).toBeGreaterThan(child!.bytes + 10_000_000);
    expect(both!.cpuSeconds).toBeGreaterThan(0);
    await once(parent, 'exit');
  });

  it('knows nothing of a process that has ended', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    expect(readTree(child.pid!)).toBeUndefined();
  });
});
