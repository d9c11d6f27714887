/** What the addon was given. */
declare module 'virtual:workbench' {
  const options: import('./types.ts').WorkbenchOptions;
  export default options;
}
