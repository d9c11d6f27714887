/** The sandboxes passed to the site's plugin. */
declare module 'virtual:sandboxes' {
  const sandboxes: import('./types.ts').Sandbox[];
  export default sandboxes;
}
