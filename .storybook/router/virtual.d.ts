declare module 'virtual:site-manifest' {
  const manifest: import('./PageModule.ts').SiteManifest;
  export default manifest;
}
