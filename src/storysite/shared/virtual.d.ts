declare module 'virtual:site-manifest' {
  const manifest: import('./PageModule.ts').SiteManifest;
  export default manifest;
}

declare module 'virtual:site-stories' {
  const stories: import('./PageModule.ts').PageLoaders;
  export default stories;
}

/** What the plugins add to the page. */
declare module 'virtual:site-plugins' {
  export const clients: import('./ClientPlugin.ts').ClientPlugin[];
  export const barTools: import('react').ComponentType[];
  export const demoTools: import('react').ComponentType<import('./DemoTool.ts').DemoToolProps>[];
}
