import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  hostileAnswers,
  SLOW_ANSWER_MS,
  startSuggestServer,
  suggestFor,
  type SuggestServer,
} from './suggest-server.ts';

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
  const script = new Function('answer', 'parent', await response.text());
  script((value: unknown) => answers.push(value), { postMessage: () => {} });
  return answers;
}

it('answers as the service does: a call with lists that start with a text', async () => {
  const response = await ask('red & "blue"');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const result = suggestFor('red & "blue"').map((text) => [text, '1']);
  expect(result).toHaveLength(5);
  expect(await run(response)).toEqual([{ result }]);
  expect(await run(await ask('!toString'))).toHaveLength(1);
});

it('refuses a callback that is no name, other fields and other paths', async () => {
  expect((await ask('x', { callback: 'alert(1)//' })).status).toBe(400);
  expect((await ask('x', { code: 'gbk' })).status).toBe(400);
  expect((await fetch(server.url.replace('/sug', '/other'))).status).toBe(404);
});

it('answers late, with a fault, not at all, or from another origin when asked to', async () => {
  const start = performance.now();
  expect(await run(await ask('!slow'))).toHaveLength(1);
  expect(performance.now() - start).toBeGreaterThanOrEqual(SLOW_ANSWER_MS - 10);
  expect((await ask('!missing')).status).toBe(404);
  await expect(ask('!refused')).rejects.toThrow();
  const { status, headers } = await ask('!redirect');
  expect(status).toBe(302);
  expect(new URL(headers.get('location') ?? '').hostname).toBe('localhost');
});

it.each(
  Object.keys(hostileAnswers).filter((name) => !['parent', 'navigate', 'broken'].includes(name)),
)('answers !%s with a script that runs', async (name) => {
  const response = await ask(`!${name} text`);
  expect(response.status).toBe(200);
  await expect(run(response)).resolves.toBeDefined();
});
