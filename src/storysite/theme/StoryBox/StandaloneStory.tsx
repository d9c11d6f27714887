import { SiteLink } from '../../runtime/SiteLink.tsx';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { Island } from '../../runtime/story/Island.tsx';
import { findStory } from '../../runtime/story/stories.ts';
import type { Page, PageLink } from '../../core/Page.ts';
import type { PageModule } from '../../core/PageModule.ts';
import styles from './StandaloneStory.module.css';
import { t } from '../../core/texts/t.ts';
import { readBackground } from '../../csf/readBackground.ts';
import { marks } from '../../core/marks.ts';

interface StandaloneStoryProps {
  story: SiteStory;
  /** The docs page that the story belongs to. */
  page?: PageLink;
}

/** One story without the site's frame, in the reader's theme and direction; its heading is for assistive technology. */
export function StandaloneStory({ story, page }: StandaloneStoryProps) {
  const { layout } = story.composed.parameters;
  return (
    <main
      id="content"
      tabIndex={-1}
      className={styles.standalone}
      {...{ [marks.storyBox]: story.id }}
      data-layout={layout}
      style={{ background: readBackground(story.composed) }}
    >
      <h1 className="visually-hidden">{story.componentTitle}</h1>
      <Island story={story} />
      <p className={styles.corner}>
        <span className={styles.needs}>{t('storyNeedsScript')} </span>
        {story.componentTitle} · {story.name}
        {page && <SiteLink to={page.path}>{t('goToPage')}</SiteLink>}
      </p>
    </main>
  );
}

interface StoryPage {
  storyId: string;
  page: Page;
  docsPage?: PageLink;
}

/** Pages of standalone stories by their paths; their module must be loaded. */
export function createStoryPages(stories: StoryPage[]): Record<string, PageModule> {
  const modules = stories.map(({ storyId, page, docsPage }): [string, PageModule] => {
    const Content = () => <StandaloneStory story={findStory(storyId)} page={docsPage} />;
    return [page.path, { page, Content, standalone: true }];
  });
  return Object.fromEntries(modules);
}
