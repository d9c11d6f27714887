import { SiteLink } from '../../client/SiteLink.tsx';
import type { DemoStory } from '../../client/story/DemoStory.ts';
import { Island } from '../../client/story/Island.tsx';
import type { PageLink } from '../../shared/Page.ts';
import styles from './StandaloneStory.module.css';
import { t } from '../texts/t.ts';

interface StandaloneStoryProps {
  demo: DemoStory;
  /** The docs page that the story belongs to. */
  page?: PageLink;
}

/** One demo without the site's frame, in the reader's theme and direction; its heading is for assistive technology. */
export function StandaloneStory({ demo, page }: StandaloneStoryProps) {
  const { layout } = demo.composed.parameters;
  return (
    <main
      id="content"
      tabIndex={-1}
      className={styles.standalone}
      data-demo={demo.id}
      data-layout={layout}
    >
      <h1 className="visually-hidden">{demo.demoName}</h1>
      <Island demo={demo} />
      <p className={styles.corner}>
        <span className={styles.needs}>{t('This story needs JavaScript.')} </span>
        {demo.demoName} · {demo.name}
        {page && <SiteLink to={page.path}>{t('Go to its page')}</SiteLink>}
      </p>
    </main>
  );
}
