import { spawn } from 'node:child_process';

/** The npm that runs this script, or the one on the path; in parts. */
export function findNpm() {
  const path = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(path) ? [process.execPath, path] : ['npm'];
}

/**
 * Runs npm in a folder, without a word, and gives its exit code, what it printed as an answer, and all it printed.
 * @param {string[]} npm Command to run, in parts.
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, stdout: string, output: string }>}
 */
export function runNpm(npm, args, cwd) {
  const [command = 'npm', ...first] = npm;
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  // One retry: a reader without a network should learn it within seconds, not minutes.
  const patience = [
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ];
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const all = [...first, ...args, ...quiet, ...patience];
    const child = spawn(command, all, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let output = '';
    child.stdout.on('data', (data) => {
      stdout += data;
      output += data;
    });
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: null, stdout, output: output + error.message }));
    child.on('close', (code) => resolve({ code, stdout, output }));
  });
}
