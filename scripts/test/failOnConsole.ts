import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const unexpected: string[] = [];

/** Installs consoles that collect; a test that expects a message puts its own spy in their place. */
function collect(level: 'error' | 'warn') {
  console[level] = (...values: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...values)}`);
  };
}

beforeEach(() => {
  unexpected.length = 0;
  collect('error');
  collect('warn');
});

afterEach(() => {
  if (unexpected.length > 0) {
    throw new Error(`The test wrote to the console:\n${unexpected.join('\n')}`);
  }
});
