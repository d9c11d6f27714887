import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const unexpected: string[] = [];

/** Collects console messages; a test that expects a message replaces this with its own spy. */
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
