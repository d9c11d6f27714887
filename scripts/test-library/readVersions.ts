import { SetupError } from '../setup.mjs';

const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** The versions that a command line asks for, each once; throws a `SetupError` when it names none or something else. */
export function readVersions(args: string[]): string[] {
  const stranger = args.find((arg) => !VERSION.test(arg));
  if (args.length > 0 && stranger === undefined) return [...new Set(args)];
  throw new SetupError(
    stranger === undefined
      ? 'No version of the library is named.'
      : `"${stranger}" is no exact version.`,
    'Name one or more, as in: npm run test:library -- 14.16.8',
  );
}

/** Throws a `SetupError` that names the versions that nobody published, with the newest of the same major version. */
export function expectPublished(wanted: string[], published: string[]): void {
  const missing = wanted.filter((version) => !published.includes(version));
  if (missing.length === 0) return;
  const majorOf = (version: string) => version.slice(0, version.indexOf('.'));
  const majors = [...new Set(missing.map(majorOf))];
  const newest = majors.flatMap(
    (major) => published.findLast((version) => majorOf(version) === major) ?? [],
  );
  const instead = newest.length > 0 ? newest : published.slice(-1);
  throw new SetupError(
    `rc-select ${missing.join(' and ')} was never published, so there is nothing to test.`,
    `Name another version, for example ${instead.join(' or ')}.`,
  );
}
