import type { z } from 'zod';

/** What is being checked, for the words of the error. */
export interface CheckedShape<T> {
  schema: z.ZodType<T>;
  /** File that holds the value; an error begins with it. */
  file: string;
  /** What an entry is called: `option`, `front matter key`. */
  entry: string;
  /** What to do about a mistake, by the entry's path: `locales[].lang`. */
  mends: Readonly<Record<string, string>>;
}

const SHOWN_VALUE_CHARACTERS = 80;

/** The value, when it has the shape; otherwise throws an error that names every wrong entry, its value and the mend. */
export function checkShape<T>(value: unknown, shape: CheckedShape<T>): T {
  const result = shape.schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const lines = result.error.issues.flatMap((issue) => describe(issue, [], shape));
  const count = lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`;
  throw new Error(`${shape.file} has ${count}:\n${lines.map((line) => `- ${line}`).join('\n')}`);
}

type Issue = z.core.$ZodIssue;
type Shape = Pick<CheckedShape<unknown>, 'entry' | 'mends'>;

function describe(issue: Issue, above: PropertyKey[], shape: Shape): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const branch = nearestBranch(issue.errors);
    return branch
      ? branch.flatMap((inner) => describe(inner, path, shape))
      : [`${printPath(path)} is ${print(issue.input)}. ${mendOf(path, shape)}`];
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => describeUnknown([...path, key], shape));
  }
  return [`${printPath(path)} ${problemOf(issue)}. ${mendOf(path, shape)}`];
}

/** The alternative that the writer meant: the one whose mistakes lie inside of it. */
function nearestBranch(branches: readonly Issue[][]): Issue[] | undefined {
  const isElse = ({ code, path }: Issue) => code.startsWith('invalid_') && path.length === 0;
  return branches.find((issues) => !issues.some(isElse));
}

function describeUnknown(path: PropertyKey[], { entry, mends }: Shape): string {
  const parent = mendKey(path.slice(0, -1));
  const prefix = parent === '' ? '' : `${parent}.`;
  const known = Object.keys(mends)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((key) => /^\w+$/.test(key));
  return `${printPath(path)} is no ${entry}. Remove it, or use one of: ${known.join(', ')}.`;
}

function problemOf(issue: Issue): string {
  if (issue.code === 'custom') return `is ${print(issue.input)}: ${issue.message}`;
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type')
    return `is ${print(issue.input)}, not ${article(issue.expected)}`;
  if (issue.code === 'invalid_value') {
    return `is ${print(issue.input)}, not ${issue.values.map((value) => print(value)).join(' or ')}`;
  }
  return `is ${print(issue.input)}`;
}

function article(type: string): string {
  const name = type === 'array' ? 'list' : type;
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

function print(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_VALUE_CHARACTERS ? `${text.slice(0, SHOWN_VALUE_CHARACTERS)}…` : text;
}

function printPath(path: PropertyKey[]): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  return text.replace(/^\./, '') || 'The whole';
}

function mendKey(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function mendOf(path: PropertyKey[], { mends }: Shape): string {
  // A mistake deeper than the table knows is mended where its nearest known parent is.
  for (let length = path.length; length > 0; length -= 1) {
    const mend = mends[mendKey(path.slice(0, length))];
    if (mend) return mend;
  }
  return 'Write an object.';
}
