import { createRoot, hydrateRoot } from 'react-dom/client';
import type { OpeningData, OpeningModule } from '../../core/PageModule.ts';
import { SiteHrefProvider } from '../../runtime/SiteLink.tsx';
import { noteRecovery } from '../../runtime/story/Island.tsx';
import { Features } from '../Features/Features.tsx';
import { Hero } from './Hero.tsx';

/** Creates the opening of a home page and the function that makes it interactive. */
export function createOpening({ hero, features }: OpeningData): OpeningModule {
  const Opening = () => (
    <>
      {hero && <Hero {...hero} />}
      {features && <Features features={features} />}
    </>
  );
  return {
    Opening,
    mount(part, siteHref, onListen) {
      onListen();
      const content = (
        <SiteHrefProvider value={siteHref}>
          <Opening />
        </SiteHrefProvider>
      );
      if (part.firstChild) return hydrateRoot(part, content, { onRecoverableError: noteRecovery });
      const root = createRoot(part);
      root.render(content);
      return root;
    },
  };
}
