// Node's `--import` of this file lets it run TypeScript. Since 22.18 Node does so by itself; in older versions, types are
// erased as files load. Packages are not touched: a loader that rewrites them took 3 s and 500 MB for Storybook alone.
const { typescript } = /** @type {{ typescript?: 'strip' | false }} */ (process.features);
if (!typescript) await import('ts-blank-space/register');
