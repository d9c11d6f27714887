import { spyOn } from '@storybook/test';
import { citiesUrl } from './citiesUrl.ts';
import { eventually } from './play.ts';

/** A pending request. */
export interface FakeRequest {
  /** The searched text. */
  text: string;
  isAborted: () => boolean;
  /** Responds with cities of these names, or with any other JSON. */
  answer: (body: unknown) => void;
  /** Responds with a server error. */
  fail: (status: number) => void;
  /** Breaks the connection. */
  disconnect: () => void;
}

/** Mocks the server of the guide "Load options from a server". */
export async function withFakeServer(
  play: (server: {
    requests: FakeRequest[];
    /** Waits for the request for a text. */
    requestFor: (text: string) => Promise<FakeRequest>;
  }) => Promise<void>,
): Promise<void> {
  const requests: FakeRequest[] = [];
  const fetchFile = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = new URL(String(input), location.href);
    const isOurs = url.pathname === new URL(citiesUrl, location.href).pathname;
    return isOurs ? receive(requests, url, init?.signal) : fetchFile(input, init);
  });
  const requestFor = (text: string) =>
    eventually(() => {
      const found = requests.findLast((one) => one.text === text && !one.isAborted());
      if (!found) throw new Error(`No open request for "${text}".`);
      return found;
    });
  try {
    await play({ requests, requestFor });
  } finally {
    spy.mockRestore();
  }
}

function receive(requests: FakeRequest[], url: URL, signal?: AbortSignal | null) {
  return new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    requests.push({
      text: url.searchParams.get('q') ?? '',
      isAborted: () => signal?.aborted ?? false,
      answer: (body) => resolve(Response.json(body)),
      fail: (status) => resolve(new Response('', { status })),
      disconnect: () => reject(new TypeError('Failed to fetch')),
    });
  });
}
