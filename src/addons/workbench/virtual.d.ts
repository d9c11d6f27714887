/** The addon's options. */
declare module 'virtual:workbench' {
  const options: import('./types.ts').WorkbenchOptions;
  export default options;
}
