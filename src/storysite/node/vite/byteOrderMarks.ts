import type { Plugin } from 'vite';

/** Drops the mark that some editors put at the start of a file: parsers do not count it in the places that they name. */
export function byteOrderMarks(): Plugin {
  return {
    name: 'site:byte-order-marks',
    enforce: 'pre',
    transform: {
      filter: { code: /^\uFEFF/ },
      handler: (code) => (code.startsWith('\uFEFF') ? { code: code.slice(1), map: null } : null),
    },
  };
}
