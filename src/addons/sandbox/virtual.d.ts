/** The sandboxes that the site's plugin was given. */
declare module 'virtual:sandboxes' {
  const sandboxes: import('./types.ts').Sandbox[];
  export default sandboxes;
}
