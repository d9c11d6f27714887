import { SetupError } from '../setup.mjs';

/** A Chromium that can be started by its path alone. */
export interface Browser {
  executablePath: string;
  /** Where it was found, for people. */
  source: string;
}

/** A place to look for a browser; gives the path of one that starts, or nothing. */
export interface BrowserSource {
  name: string;
  find: () => Promise<string | undefined>;
  /** A source that somebody asked for by name: when it has no browser, no other is taken in its place. */
  demanded?: boolean;
}

/** The first browser of a list of sources; rejects with a `SetupError` that names the choices when none has one. */
export async function findBrowserIn(sources: BrowserSource[]): Promise<Browser> {
  for (const { name, find, demanded } of sources) {
    const executablePath = await find();
    if (executablePath) return { executablePath, source: name };
    if (demanded) {
      throw new SetupError(
        `${name} names no browser that starts.`,
        'Correct it, or unset it to let the tests look for a browser themselves.',
      );
    }
  }
  throw new SetupError(
    `No Chromium was found for the tests. Looked at: ${sources.map(({ name }) => name).join(', ')}.`,
    'Run `npx playwright install chromium`, or install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
