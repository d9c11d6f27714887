declare module 'virtual:site-manifest' {
  const manifest: import('../core/PageModule.ts').SiteManifest;
  export default manifest;
}

/** Loaders of the languages that are not in the script of every page. */
declare module 'virtual:site-languages' {
  const languages: Partial<
    Record<string, () => Promise<import('../core/PageModule.ts').LanguageModule>>
  >;
  export default languages;
}

/** The look of a large menu, where a language of the site has one. */
declare module 'virtual:site-menu' {
  export const LargeMenu:
    import('react').ComponentType<{ groups: import('../core/Page.ts').MenuGroup[] }> | undefined;
}

/** The box of the external search, where the site has one. */
declare module 'virtual:site-search' {
  export const ExternalSearch:
    | import('react').ComponentType<{
        settings: import('../core/config/SiteConfig.ts').ExternalSearch;
      }>
    | undefined;
}

/** The whole menus by the tags of their languages, for the renderer. */
declare module 'virtual:site-menus' {
  const menus: Partial<Record<string, import('../core/Page.ts').MenuGroup[]>>;
  export default menus;
}

/** All docs pages by their paths, for the renderer. */
declare module 'virtual:site-pages' {
  const pages: import('../core/PageModule.ts').PageLoaders;
  export default pages;
}

/** The standalone stories by their paths, for the renderer. */
declare module 'virtual:site-stories' {
  const stories: import('../core/PageModule.ts').PageLoaders;
  export default stories;
}

/** Parts that plugins add to the page. */
declare module 'virtual:site-plugins' {
  export const clients: import('../core/config/SitePlugin.ts').ClientPlugin[];
  export const barTools: import('react').ComponentType[];
  export const asides: import('react').ComponentType[];
  export const titleTools: import('react').ComponentType[];
  export const pageTools: import('react').ComponentType[];
}

/** Parts that plugins add to the toolbar of a story. */
declare module 'virtual:site-story-plugins' {
  export const storyTools: import('react').ComponentType<
    import('./story/SiteStory.ts').StoryToolProps
  >[];
  export const storyOpeners: typeof storyTools;
}

/** The components that override parts of the frame, by the names of the parts. */
declare module 'virtual:site-overrides' {
  const overrides: Partial<
    Record<string, import('react').ComponentType<{ children: import('react').ReactNode }>>
  >;
  export default overrides;
}

/** Annotations shared by all stories. */
declare module 'virtual:site-project' {
  const project: import('../csf/types.ts').ProjectAnnotations;
  export default project;
  /** Why they are incomplete: the error of the preview module, or the reason why its stories are framed. */
  export const problem: { error?: unknown; framed?: string };
}

/** The same for pages without stories; undefined when the preview does not configure docs pages. */
declare module 'virtual:site-docs' {
  const project: import('../csf/types.ts').ProjectAnnotations | undefined;
  export default project;
}

/** Where the site shows each story, for links in stories. */
declare module 'virtual:site-places' {
  const places: import('../core/PageModule.ts').StoryPlace[];
  export default places;
}

/** The checked configuration of `site.config.ts` with the environment's overrides, provided by the wrapper's Vite plugin. */
declare module 'virtual:site-config' {
  const config: import('../core/config/SiteConfig.ts').ClientConfig;
  export default config;
}

declare module 'virtual:site-styles' {
  import type { ReactElement } from 'react';

  /** Collects the styles of styled-components; undefined where the project does not have it. For the server. */
  export const ServerStyleSheet:
    | (new () => {
        collectStyles(element: ReactElement): ReactElement;
        getStyleTags(): string;
        seal(): void;
      })
    | undefined;

  /** The caches of Emotion, with the rules of each by their ids; `registered` has those of classes. For the server. */
  export const emotionCaches: Set<{
    key: string;
    inserted: Record<string, string | true | undefined>;
    registered: Record<string, string | undefined>;
  }>;
}
