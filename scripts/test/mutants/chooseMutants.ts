import { SetupError } from '../../setup/SetupError.mjs';
import type { Mutant } from './Mutant.ts';

/** What a developer asked for on the command line of `npm run test:mutants`. */
export interface Choice {
  chosen: Mutant[];
  /** Whether the mutants are only to be listed. */
  isList: boolean;
}

/** Reads `--list` and `--only <text>`, which is looked for in a mutant's file and words; throws on anything else. */
export function chooseMutants(args: string[], mutants: Mutant[]): Choice {
  const rest = args.filter((arg) => arg !== '--list');
  const [option, ...values] = rest.flatMap((arg) => arg.split(/(?<=^--only)=/));
  const only = values.join(' ');
  if (option !== undefined && (option !== '--only' || only === '')) {
    throw new SetupError(
      `npm run test:mutants does not understand "${rest.join(' ')}".`,
      'Use --list to see the mutants, --only <text> to run those that have the text in their file or description.',
    );
  }
  const chosen = mutants.filter(({ file, says }) => `${file}: ${says}`.includes(only));
  if (chosen.length === 0) {
    throw new SetupError(`No mutant has "${only}".`, 'Use --list to see all of them.');
  }
  return { chosen, isList: args.includes('--list') };
}
