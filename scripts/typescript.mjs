// Loaded with Node's `--import`, this lets Node run TypeScript. Node can do so since 22.18; for older versions, it
// strips types as files load. Packages are skipped: a loader that rewrote them, too, took 3 s and 500 MB for Storybook.
const { typescript } = /** @type {{ typescript?: 'strip' | false }} */ (process.features);
if (!typescript) await import('ts-blank-space/register');
