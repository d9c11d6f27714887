import { describe, expect, it } from 'vitest';
import { nameFailedStep } from './nameFailedStep.ts';

type Context = Parameters<typeof nameFailedStep>[2];

const context = {} as Context;
const run = (play: () => Promise<void>) => nameFailedStep('Escape closes the list', play, context);

describe('nameFailedStep', () => {
  it('names the step in the error, which stays the same object', async () => {
    const error = new Error('expected 0 to be 1');
    await expect(run(() => Promise.reject(error))).rejects.toBe(error);
    expect(error.message).toBe('In the step "Escape closes the list": expected 0 to be 1');
  });

  it('waits for the step, and leaves what is no error alone', async () => {
    await expect(run(() => Promise.resolve())).resolves.toBeUndefined();
    await expect(run(() => Promise.reject('a text'))).rejects.toBe('a text');
  });
});
