import type { Browser } from '@playwright/test';
import { waitUntilInteractive } from '../test/waitUntilInteractive.ts';
import { watchContext } from '../test/watchContext.ts';
import type { KnownPages } from './KnownPages.ts';
import {
  type Finding,
  loadAddress,
  moveThrough,
  openSearch,
  prepareFuzz,
  searchFor,
} from './visit.ts';

/** Inputs that are driven in one go; when something goes wrong in it, each is tried alone. */
const BATCH = 50;
/** Of so many addresses one is loaded from the server; the others are moved to within the document. */
export const LOADED_ONE_IN = 20;
const MOST_FINDINGS = 20;

/** A built site that is served. */
export interface FuzzedSite {
  browser: Browser;
  /** Without a slash at the end. */
  origin: string;
  known: KnownPages;
  onProgress(done: number): void;
}

/** Drives inputs through one page; gives what is wrong with any of them, the page's own complaints included. */
type Drive = (inputs: readonly string[]) => Promise<Finding[]>;

/** A page that nothing was done in yet, and what it complains of. */
async function openPage({ browser, origin }: FuzzedSite, path: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  // Documents are answered with 404 and 400 on purpose; their scripts and styles are not.
  const problems = await watchContext(context, {
    allowConsole: [],
    allowPageErrors: [],
    allowFailedRequests: [/^(?!.*\/assets\/)/],
    allowOutside: [],
  });
  await prepareFuzz(context);
  const page = await context.newPage();
  await page.goto(origin + path);
  // Before React has taken over, a foreign `pushState` would be a change under its hands that no reader can make.
  await waitUntilInteractive(page);
  return { page, problems, close: () => context.close() };
}

/** The findings of a batch; a batch that ends in an exception, or with a complaint, is driven again one by one. */
async function driveBatch(
  open: () => Promise<{ drive: Drive; problems: string[]; close(): Promise<void> }>,
  inputs: readonly string[],
): Promise<Finding[]> {
  const { drive, problems, close } = await open();
  try {
    const findings = await drive(inputs).catch((error: unknown) => {
      problems.push(String(error));
      return [];
    });
    if (problems.length === 0) return findings;
    const [input] = inputs;
    if (inputs.length === 1 && input !== undefined) {
      return [...findings, { input, problem: problems.join('\n') }];
    }
  } finally {
    await close();
  }
  const alone = [];
  for (const input of inputs) alone.push(...(await driveBatch(open, [input])));
  const together = { input: inputs.join('\n'), problem: `only together: ${problems.join('\n')}` };
  return alone.length > 0 ? alone : [together];
}

async function driveAll(
  { onProgress }: FuzzedSite,
  inputs: readonly string[],
  open: Parameters<typeof driveBatch>[0],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let from = 0; from < inputs.length && findings.length < MOST_FINDINGS; from += BATCH) {
    const batch = inputs.slice(from, from + BATCH);
    findings.push(...(await driveBatch(open, batch)));
    onProgress(Math.min(from + BATCH, inputs.length));
  }
  return findings;
}

/** Visits addresses in a browser: most by moves within a document, some by loading them. Stops after 20 findings. */
export function fuzzAddresses(site: FuzzedSite, addresses: readonly string[]): Promise<Finding[]> {
  const { origin, known } = site;
  return driveAll(site, addresses, async () => {
    const { page, ...rest } = await openPage(site, '/demo/tags');
    const drive: Drive = async (inputs) => {
      const findings = await moveThrough(page, inputs, known);
      for (const input of inputs.filter((_, index) => index % LOADED_ONE_IN === 0)) {
        findings.push(...(await loadAddress(page, origin, input, known)));
      }
      return findings;
    };
    return { drive, ...rest };
  });
}

/** Types texts into the search box of one page. Stops after 20 findings. */
export function fuzzSearches(site: FuzzedSite, texts: readonly string[]): Promise<Finding[]> {
  return driveAll(site, texts, async () => {
    const { page, ...rest } = await openPage(site, '/demo/tags');
    await openSearch(page);
    return { drive: (inputs) => searchFor(page, inputs), ...rest };
  });
}
