import { SiteLink } from 'storysite/link';

interface MadeWithProps {
  /** What stands before the link, such as "Made with". */
  children: string;
}

/** Link to the documentation of the engine, which a build puts beside this site; the development server does not have it. */
export function MadeWith({ children }: MadeWithProps) {
  if (import.meta.env.DEV) return null;
  return (
    <p>
      {children}{' '}
      <SiteLink to="/storysite/" data-native="">
        storysite
      </SiteLink>
    </p>
  );
}
