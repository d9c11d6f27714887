import { SetupError } from './SetupError.mjs';

const NETWORK_ERRORS =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/;

/**
 * What a failed npm command means, and what to do about it.
 * @param {string} output What npm printed.
 * @param {string} goal What npm could not do, as in "install the packages of the lock file".
 * @returns {SetupError}
 */
export function explainNpmFailure(output, goal) {
  if (NETWORK_ERRORS.test(output)) {
    return new SetupError(
      'The packages could not be downloaded: the npm registry did not answer.',
      'Check the network (and `npm config get registry`, `npm config get proxy`), then run the command again.',
    );
  }
  // npm begins with the reason and ends with its usage.
  const reason = output.trim().split('\n').slice(0, 20).join('\n');
  return new SetupError(
    `npm could not ${goal}. It said:\n\n${reason}\n`,
    'Mend that and run the command again. Nothing was changed.',
  );
}
