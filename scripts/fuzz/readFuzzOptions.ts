import { parseArgs } from 'node:util';
import { SetupError } from '../setup/SetupError.mjs';

/** What a developer may choose on the command line of `npm run fuzz`. */
export interface FuzzOptions {
  seed: number;
  /** How many addresses are visited. */
  addresses: number;
  /** How many texts are searched for. */
  searches: number;
  /** The only address to visit, instead of generated ones. */
  address?: string;
  /** The only text to search for, instead of generated ones. */
  search?: string;
}

const DEFAULTS = { seed: '14005', addresses: '5000', searches: '2000' };
const USAGE =
  'Use --seed 14005, --addresses 5000, --searches 2000; or --address and --search with one input, as the report prints it.';

/** Reads the options; throws a `SetupError` that lists them on anything else. */
export function readFuzzOptions(args: string[]): FuzzOptions {
  const { address, search, ...values } = parse(args);
  const count = (name: keyof typeof DEFAULTS) => {
    const value = Number(values[name] ?? DEFAULTS[name]);
    if (Number.isInteger(value) && value >= 0) return value;
    throw new SetupError(`--${name} ${values[name]} is no whole number.`, USAGE);
  };
  const options = {
    seed: count('seed'),
    addresses: count('addresses'),
    searches: count('searches'),
  };
  if (address === undefined && search === undefined) return options;
  return {
    seed: options.seed,
    addresses: 0,
    searches: 0,
    address: read(address),
    search: read(search),
  };
}

/** An input as the report prints it, with escapes for what a terminal cannot show, or as it is. */
function read(input: string | undefined): string | undefined {
  if (!input?.startsWith('"')) return input;
  try {
    return String(JSON.parse(input));
  } catch {
    throw new SetupError(`${input} begins with a quote but is no JSON text.`, USAGE);
  }
}

function parse(args: string[]) {
  const type = 'string';
  try {
    return parseArgs({
      args,
      options: {
        seed: { type },
        addresses: { type },
        searches: { type },
        address: { type },
        search: { type },
      },
    }).values;
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error), USAGE);
  }
}
