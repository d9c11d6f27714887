import { decode } from '@jridgewell/sourcemap-codec';
import { type Options, transform } from 'sucrase';
import { SCRIPT_START } from '../messages.ts';
import { columnBefore, guardLoops, insertInto } from './guardLoops.ts';

/** A place in a source; line and column from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A compiled script. */
export interface Compiled {
  /** A classic script that gives its module to the frame. */
  code: string;
  /** The place in the source for one in the code. */
  findSource(place: Place): Place;
}

/** A source that is no TypeScript. */
export class CompileError extends Error {
  override name = 'CompileError';
  readonly place: Place | undefined;

  constructor(message: string, place: Place | undefined) {
    super(message);
    this.place = place;
  }
}

/** Compiles TypeScript and JSX to a script; throws a `CompileError`. */
export function compile(source: string, path: string): Compiled {
  const options: Options = {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    filePath: path,
    sourceMapOptions: { compiledFilename: path },
  };
  return reportPlace(() => {
    const insertions = guardLoops(source, options);
    const { code, sourceMap } = transform(insertInto(source, insertions), options);
    return {
      code: `${SCRIPT_START}${code}\n});`,
      findSource({ line, column }) {
        const lines = decode(sourceMap?.mappings ?? '');
        const at = line === 1 ? column - SCRIPT_START.length : column;
        const segment = lines[line - 1]?.findLast(([start]) => start <= at - 1);
        return { line, column: columnBefore(insertions, line, (segment?.[3] ?? 0) + 1) };
      },
    };
  });
}

/** Gives Sucrase's error its place, and a message without it. */
function reportPlace<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const { message, loc } = error as Error & { loc?: Place };
    const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new CompileError(text, loc && { line: loc.line, column: loc.column });
  }
}
