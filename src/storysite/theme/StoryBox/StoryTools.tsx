import config from 'virtual:site-config';
import { storyTools } from 'virtual:site-plugins';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import { buildEditUrl } from '../../core/buildEditUrl.ts';
import type { StoryToolProps } from '../../runtime/story/SiteStory.ts';
import styles from './StoryTools.module.css';
import { ToolButton, ToolFace, toolClass, ToolLink } from './ToolButton.tsx';
import { useStorybookUrl } from '../../runtime/page.ts';
import type { CopyState } from './useCopy.ts';
import { t, textsLanguage } from '../../core/texts/t.ts';

export type Direction = 'ltr' | 'rtl';

interface StoryToolsProps extends Omit<StoryToolProps, 'story'> {
  story: StoryToolProps['story'];
  copyState: CopyState;
  /** The story's direction; the document's when left out. */
  dir?: Direction;
  onCopy(): void;
  onReset(): void;
  onDirection(dir: Direction): void;
}

/** The story's toolbar: at its start what acts here, at its end what opens another page. */
export function StoryTools(props: StoryToolsProps) {
  const { story, copyState, dir, onCopy, onReset, onDirection, ...tool } = props;
  const copied = copyState === 'copied';
  const storybookUrl = useStorybookUrl(story.framed !== undefined);
  const editUrl = story.files[0] && buildEditUrl(config.siteRepository, story.files[0].path);
  const isWhole = story.canvas?.withToolbar !== false;

  return (
    <div className={styles.bar} lang={textsLanguage()}>
      <div className={styles.tools}>
        {story.files.length > 0 && (
          <ToolButton
            name={t(copied ? 'copied' : 'copyCode')}
            icon={copied ? 'done' : 'copy'}
            label={t(copied ? 'copied' : 'copy')}
            data-done={copied}
            onClick={onCopy}
          />
        )}
        {isWhole && (
          <>
            <ToolButton name={t('reset')} icon="reset" label={t('reset')} onClick={onReset} />
            <ToolButton
              name={t(dir === 'rtl' ? 'switchToLtr' : 'switchToRtl')}
              icon="direction"
              onClick={() => onDirection(dir === 'rtl' ? 'ltr' : 'rtl')}
            />
          </>
        )}
        <span className={styles.gap} />
        {storyTools.map((Tool, index) => (
          <Tool key={index} story={story} {...tool} />
        ))}
        {isWhole && (
          <>
            {storybookUrl && (
              <ToolLink
                name={t('openIn', { name: 'Storybook' })}
                icon="storybook"
                label="Storybook"
                href={`${storybookUrl}?path=/${story.docsId ? `docs/${story.docsId}` : `story/${story.id}`}`}
              />
            )}
            <SiteLink
              className={toolClass}
              to={story.path}
              target="_blank"
              aria-label={t('openInNewTab')}
            >
              <ToolFace icon="newTab" />
            </SiteLink>
            {editUrl && (
              <ToolLink name={t('editSource')} icon="edit" href={editUrl} rel="noopener" />
            )}
            <ToolLink name={t('linkToStory')} icon="link" href={`#${story.id}`} />
          </>
        )}
      </div>
    </div>
  );
}
