import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLOW_ANSWER_MS, startSuggestServer, suggestFor } from './suggest-server.ts';
import type { SuggestServer } from './suggest-server.ts';
import { hostileAnswers, hostileNameOf } from './suggest-server/hostileAnswers.ts';

let server: SuggestServer;
beforeAll(async () => {
  server = await startSuggestServer();
});
afterAll(() => server.close());

function ask(q: string, rest: Record<string, string> = {}): Promise<Response> {
  const query = new URLSearchParams({ code: 'utf-8', q, callback: 'answer', ...rest });
  return fetch(`${server.url}?${query}`, { redirect: 'manual' });
}

async function run(response: Response): Promise<unknown[]> {
  const answers: unknown[] = [];
  const script = new Function('answer', 'parent', await response.text()) as (
    answer: (value: unknown) => void,
    parent: unknown,
  ) => void;
  script((value) => answers.push(value), { postMessage: () => {} });
  return answers;
}

describe('the suggestion server', () => {
  it("speaks the service's contract: a call with result, a list of lists that start with the text", async () => {
    const response = await ask('red & "blue"');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const result = suggestFor('red & "blue"').map((text) => [text, '1']);
    expect(await run(response)).toEqual([{ result }]);
    expect(result).toHaveLength(5);
  });

  it('refuses a callback that is no name, other fields and other paths', async () => {
    expect((await ask('x', { callback: 'alert(1)//' })).status).toBe(400);
    expect((await ask('x', { code: 'gbk' })).status).toBe(400);
    expect((await fetch(server.url.replace('/sug', '/other'))).status).toBe(404);
  });

  it('answers late, with a fault, not at all, or from elsewhere when asked to', async () => {
    const start = performance.now();
    expect(await run(await ask('!slow'))).toHaveLength(1);
    expect(performance.now() - start).toBeGreaterThanOrEqual(SLOW_ANSWER_MS - 10);
    expect((await ask('!missing')).status).toBe(404);
    await expect(ask('!refused')).rejects.toThrow();
    const redirected = await ask('!redirect');
    expect(redirected.status).toBe(302);
    expect(new URL(redirected.headers.get('location') ?? '').hostname).toBe('localhost');
  });

  it.each(
    Object.keys(hostileAnswers).filter((name) => !['parent', 'navigate', 'broken'].includes(name)),
  )('answers !%s with a script that can be run', async (name) => {
    const response = await ask(`!${name} text`);
    expect(response.status).toBe(200);
    await expect(run(response)).resolves.toBeDefined();
  });

  it('knows a hostile answer by its first word only', () => {
    expect(hostileNameOf('!html shoes')).toBe('html');
    expect(hostileNameOf('shoes !html')).toBeUndefined();
    expect(hostileNameOf('!toString')).toBeUndefined();
  });

  it('is as big as it says', async () => {
    expect((await (await ask('!big')).text()).length).toBeGreaterThan(10_000_000);
  });
});
