// Node's `--import` of this file lets it run TypeScript. Node does so by itself since 22.18; for older ones the types are
// erased as they load. No package is looked at: a loader that does took 3 s and 500 MB for Storybook's tools alone.
const { typescript } = /** @type {{ typescript?: 'strip' | false }} */ (process.features);
if (!typescript) await import('ts-blank-space/register');
