import { expect, it } from 'vitest';
import preview from './preview.tsx';

const context = {} as Parameters<typeof preview.runStep>[2];
const run = (play: () => Promise<void>) => preview.runStep('Escape closes the list', play, context);

it("prefixes the error of a failed step with the step's name", async () => {
  const error = new Error('expected 0 to be 1');
  await expect(run(() => Promise.reject(error))).rejects.toBe(error);
  expect(error.message).toBe('In the step "Escape closes the list": expected 0 to be 1');
});

it('waits for the step, and passes on what is not an error', async () => {
  await expect(run(() => Promise.resolve())).resolves.toBeUndefined();
  await expect(run(() => Promise.reject('a text'))).rejects.toBe('a text');
});
