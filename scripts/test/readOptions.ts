import { SetupError } from '../setup.mjs';

/** What a developer may choose on the command line of `npm test`. */
export interface TestOptions {
  /** Names of the suites to run; all when left out. What a suite needs is run, too. */
  only?: string[];
  /** `1/2`: which part of the tests this machine runs. */
  shard?: string;
}

/** The values of `--name value` and `--name=value` by name; throws on anything between them. */
function readPairs(args: string[], advice: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [, name, value] = /^--(only|shard)(?:=(.*))?$/.exec(arg) ?? [];
    if (!name) throw new SetupError(`npm test does not know what to do with "${arg}".`, advice);
    if (value === undefined) index += 1;
    values[name] = value ?? args[index] ?? '';
  }
  return values;
}

function isPart(shard: string): boolean {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  return Number(part) >= 1 && Number(part) <= Number(parts);
}

/** Reads `--only unit,build` and `--shard 1/2`; throws a `SetupError` on anything else. */
export function readOptions(args: string[], suiteNames: string[]): TestOptions {
  const advice = `Use --only with any of ${suiteNames.join(',')} (no spaces); --shard 1/2 to run a part of the browser tests.`;
  const { only, shard } = readPairs(args, advice);
  const names = only?.split(',');
  const stranger = names?.find((name) => !suiteNames.includes(name));
  if (stranger !== undefined) throw new SetupError(`There is no suite "${stranger}".`, advice);
  if (shard !== undefined && !isPart(shard)) {
    throw new SetupError(`"${shard}" is no part of the tests.`, 'Write it as --shard 1/2.');
  }
  return { only: names, shard };
}
