import { messageOf } from '../core/describeError.ts';
import { SiteError } from '../core/SiteError.ts';

/** Node's error for a failed system call. */
type SystemError = Partial<Pick<NodeJS.ErrnoException, 'code' | 'path' | 'syscall'>>;

/** The problem and its fix; undefined for a bug in this package, where the stack is useful. */
export function describeFailure(error: unknown): string | undefined {
  if (SiteError.is(error)) return error.message;
  return nameMissingPeer(error) ?? nameSystemError(error);
}

/** A sentence for a missing peer dependency. */
function nameMissingPeer(error: unknown): string | undefined {
  const [, name] =
    /^Cannot find package '(vite|storybook|react|react-dom)'/.exec(messageOf(error)) ?? [];
  return (
    name &&
    `storysite builds with the project's own "${name}", which is not installed: npm install --save-dev ${name}`
  );
}

/** Describes limits of the machine in two sentences: no permission, a full disk, too many files. */
function nameSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path = 'a file', syscall } = error as SystemError;
  if (code === 'ENOSPC' && syscall === 'watch')
    return `The system lets you watch no more files, so changes of ${path} would go unnoticed (ENOSPC).\nRaise its limit, on Linux with "sudo sysctl fs.inotify.max_user_watches=524288", and start again.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full: ${path} could not be written (${code}), so the command has stopped. An earlier site is as it was.\nFree some space and run the command again.`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `The system does not let you read or write ${path} (${code}), so the command has stopped. An earlier site is as it was.\nAllow it, or write elsewhere with --output-dir and --cache-dir.`;
  if (code === 'EMFILE' || code === 'ENFILE')
    return `Too many files are open to open ${path} as well (${code}).\nRaise the limit, on Linux and macOS with "ulimit -n 4096", and run the command again.`;
  return undefined;
}
