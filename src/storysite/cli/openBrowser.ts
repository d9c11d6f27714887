import { spawn } from 'node:child_process';

/** The program that opens an address, with its leading arguments. */
export function browserCommand(platform: NodeJS.Platform): [command: string, ...args: string[]] {
  if (platform === 'darwin') return ['open'];
  // `start` is built into the shell, and takes its first quoted argument for the title of a window.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""'];
  return ['xdg-open'];
}

/** Opens an address in the user's browser; if there is none, logs that and continues. */
export function openBrowser(url: string, platform = process.platform): void {
  const [command, ...args] = browserCommand(platform);
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.once('error', () =>
    console.log(`No browser could be opened: "${command}" is missing. Open ${url} yourself.`),
  );
  child.unref();
}
