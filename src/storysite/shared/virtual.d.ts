declare module 'virtual:site-manifest' {
  const manifest: import('./PageModule.ts').SiteManifest;
  export default manifest;
}

declare module 'virtual:site-stories' {
  const stories: import('./PageModule.ts').PageLoaders;
  export default stories;
}
