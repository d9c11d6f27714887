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

/** The owner's parts of the frame, by the names of their slots. */
declare module 'virtual:site-slots' {
  const slots: Partial<
    Record<string, import('react').ComponentType<{ children: import('react').ReactNode }>>
  >;
  export default slots;
}
