import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { hostileAnswers, startSuggestServer } from './startSuggestServer.ts';

// Otherwise the demo would show an empty list for the wrong reason.
it('answers a text that asks for harm with a script that runs, but for the broken one', async () => {
  const { url, close } = await startSuggestServer();
  const runs = async (text: string) => {
    const query = new URLSearchParams({ code: 'utf-8', q: text, callback: 'answer' });
    const response = await fetch(`${url}?${query}`);
    expect(response.status).toBe(200);
    return new Script(await response.text());
  };
  const names = Object.keys(hostileAnswers).filter((name) => name !== 'broken');
  for (const name of names) await runs(`!${name} text`);
  await expect(runs('!broken')).rejects.toThrow('Unexpected identifier');
  await close();
});
