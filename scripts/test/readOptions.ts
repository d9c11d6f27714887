import { SetupError } from '../setup/SetupError.mjs';

/** What a developer may choose on the command line of `npm test`. */
export interface TestOptions {
  /** Names of the suites to run; all when left out. What a suite needs is run, too. */
  only?: string[];
  /** `1/2`: which part of the tests this machine runs. */
  shard?: string;
}

/** The value of `--name value` or `--name=value`; nothing when the option is not given. */
function valueOf(args: string[], name: string): string | undefined {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index === -1) return undefined;
  const arg = args[index] ?? '';
  return arg === name ? (args[index + 1] ?? '') : arg.slice(name.length + 1);
}

/** Reads `--only unit,build` and `--shard 1/2`; throws a `SetupError` on anything else. */
export function readOptions(args: string[], suiteNames: string[]): TestOptions {
  const unknown = args.find((arg) => arg.startsWith('-') && !/^--(only|shard)(=|$)/.test(arg));
  const only = valueOf(args, '--only')?.split(',');
  const shard = valueOf(args, '--shard');
  const stranger = only?.find((name) => !suiteNames.includes(name));
  if (unknown !== undefined || stranger !== undefined) {
    throw new SetupError(
      unknown
        ? `npm test does not know the option ${unknown}.`
        : `There is no suite "${stranger}".`,
      `Use --only with any of ${suiteNames.join(',')}; --shard 1/2 to run a part of the browser tests.`,
    );
  }
  if (shard !== undefined && !/^\d+\/\d+$/.test(shard)) {
    throw new SetupError(`"${shard}" is no part of the tests.`, 'Write it as --shard 1/2.');
  }
  return { only, shard };
}
