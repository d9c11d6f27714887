import { SiteLink } from '../../runtime/SiteLink.tsx';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import styles from './MoreStories.module.css';
import { t } from '../../core/texts/t.ts';

/** The other stories of a story, each a link to its own page; folded, since most readers need none. */
export function MoreStories({ stories }: { stories: SiteStory[] }) {
  if (stories.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t('More stories ({})', stories.length)}</summary>
      <ul>
        {stories.map(({ id, path, name, description }) => (
          <li key={id}>
            <SiteLink to={path}>{name}</SiteLink> {description?.replaceAll('`', '')}
          </li>
        ))}
      </ul>
    </details>
  );
}
