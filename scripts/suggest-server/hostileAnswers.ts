/** Body of the script that a hostile service answers with; `call` prints a call of the page's callback. */
type HostileAnswer = (call: (argument: string) => string) => string;

const BIG_TEXT_CHARS = 10_000_000;

/**
 * Answers that try to do harm, by the word that asks for them: a text that starts with `!parent` gets the answer
 * `parent`. None of them may have another effect on a page than an empty list.
 */
export const hostileAnswers = {
  /** Reaches for the page around the frame; each success would be proposed. */
  parent: (call) => `
    const reached = [];
    const attempt = (name, act) => { try { act(); reached.push([name]); } catch {} };
    attempt('read', () => parent.document.title);
    attempt('write', () => { parent.document.body.innerHTML = 'taken over'; });
    attempt('global', () => { parent.takenOver = true; });
    attempt('storage', () => localStorage.setItem('taken', 'over'));
    attempt('cookie', () => { document.cookie = 'taken=over'; });
    attempt('navigate', () => { top.location.href = 'about:blank#taken-over'; });
    attempt('popup', () => { if (!open('about:blank')) throw new Error('blocked'); });
    ${call(`{ result: reached.length ? reached : 'nothing reached' }`)}`,
  /** More suggestions than any page can show. */
  endless: (call) =>
    call(`{ result: Array.from({ length: 1e6 }, (_, index) => ['endless ' + index]) }`),
  /** Something that only looks like a list, and hands the frame more than it asks for. */
  fake: (call) => call(`{ result: { slice: () => ({ map: () => Array(1e5).fill('infinite') }) } }`),
  /** Values of other types where texts should be. */
  types: (call) => call(`{ result: [[{}], [42], [null], [() => {}], 'text', null] }`),
  /** No list at all. */
  shape: (call) => call(`{ suggestions: 'none' }`),
  /** Markup that would run a script if it were taken for HTML. */
  html: (call) => call(`{ result: [['<img src=x onerror="parent.takenOver = true">']] }`),
  /** One text longer than any page can show. */
  long: (call) => call(`{ result: [['x'.repeat(201)]] }`),
  /** Ten megabytes. */
  big: (call) => call(`{ result: [[${JSON.stringify('x'.repeat(BIG_TEXT_CHARS))}]] }`),
  /** A good answer, and others after it. */
  twice: (call) => `
    ${call(`{ result: [['first answer']] }`)}
    ${call(`{ result: [['second answer']] }`)}
    setTimeout(() => { ${call(`{ result: [['late answer']] }`)} }, 300);`,
  /** A script that never answers. */
  silent: () => '',
  /** A script that cannot be read. */
  broken: () => 'this is no script {',
  /** Messages that look like those of the frame, for calls that were not made. */
  forge: () => `
    for (let id = 0; id < 1000; id += 1) {
      parent.postMessage({ id: 'forged ' + id, items: ['forged'] }, '*');
    }`,
  /** Leads the frame to another page. */
  navigate: () => `location.href = document.currentScript.src.replace(/\\?.*/, '/page');`,
} satisfies Record<string, HostileAnswer>;

/** A word that asks for a hostile answer. */
export type HostileName = keyof typeof hostileAnswers;

/** The hostile answer that a text asks for: `!html shoes` asks for `html`. */
export function hostileNameOf(text: string): HostileName | undefined {
  const name = /^!(\w+)/.exec(text)?.[1] ?? '';
  return Object.hasOwn(hostileAnswers, name) ? (name as HostileName) : undefined;
}
