/**
 * Replaces every export of MSW where a site leaves mocks off: a function that returns itself, as do all its properties,
 * since modules create handlers while they load.
 */
export const noMsw: unknown = new Proxy(function none() {}, {
  // A promise that never settles, or an endless iterator, would be worse than nothing.
  get: (_, key) => (key === 'then' || typeof key === 'symbol' ? undefined : noMsw),
  apply: () => noMsw,
  construct: () => noMsw as object,
});
