import { parseArgs } from 'node:util';
import { SetupError } from '../setup.mjs';
import type { BenchSite } from './BenchSite.ts';

/** Parts of the bench that `--only` names. */
export const PARTS = ['home', 'demo', 'move', 'touch', 'select', 'weight', 'search'] as const;

/** One part of the bench. */
export type Part = (typeof PARTS)[number];

/** What a developer may choose on the command line of `npm run bench`. */
export interface BenchOptions {
  /** Whether to build anew; else the last build of the bench is measured. */
  build: boolean;
  /** How often every page is visited. */
  runs: number;
  only: readonly Part[];
  /** File for all numbers as JSON. */
  json?: string;
  /** Addresses or folders of other sites, measured in the same run. */
  against: string[];
  /** Paths of the other sites' pages. */
  againstPages: BenchSite['pages'];
}

const DEFAULT_RUNS = 9;
const USAGE =
  'Use --runs 9, --only home,demo,move,touch,select,weight,search, --json file, --no-build, --against <url or folder>, --against-page /,/demo/single,/demo/tags.';

/** Reads the options; throws a `SetupError` that lists them on anything else. */
export function readBenchOptions(args: string[]): BenchOptions {
  const values = parse(args);
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new SetupError(`--runs ${values.runs} is no number of runs.`, USAGE);
  }
  const only = values.only?.split(',') ?? PARTS;
  const isPart = (name: string): name is Part => PARTS.some((part) => part === name);
  const stranger = only.find((name) => !isPart(name));
  if (stranger !== undefined) {
    throw new SetupError(`The bench has no part "${stranger}".`, USAGE);
  }
  return {
    build: !values['no-build'],
    runs,
    only: only.filter(isPart),
    json: values.json,
    against: values.against ?? [],
    againstPages: readPages(values['against-page']),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'no-build': { type: 'boolean' },
        runs: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
        against: { type: 'string', multiple: true },
        'against-page': { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

function readPages(list: string | undefined): BenchSite['pages'] {
  const paths = (list ?? '/,/demo/single,/demo/tags').split(',');
  const [home, demo, next] = paths;
  if (!home || !demo || !next || paths.some((path) => !path.startsWith('/'))) {
    throw new SetupError(
      `--against-page ${list} does not name three pages: the README, a demo, and the demo to go to from there.`,
      'Write them as paths, for example /,/demo/single.html,/demo/tags.html.',
    );
  }
  return { home, demo, next };
}
