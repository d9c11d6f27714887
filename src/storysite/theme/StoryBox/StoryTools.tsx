import config from 'virtual:site-config';
import { storyOpeners, storyTools } from 'virtual:site-story-plugins';
import { buildEditUrl } from '../../core/buildEditUrl.ts';
import type { SiteStory, StoryToolProps } from '../../runtime/story/SiteStory.ts';
import styles from './StoryTools.module.css';
import { ToolButton } from './ToolButton.tsx';
import { MenuButton, MenuLink, ToolMenu } from './ToolMenu.tsx';
import { useStorybookUrl } from '../../runtime/page.ts';
import { usePair } from '../Controls/PairContext.ts';
import type { CopyState } from '../CopyButton/useCopy.ts';
import { t, textsLanguage } from '../../core/texts/t.ts';

export type Direction = 'ltr' | 'rtl';

interface StoryToolsProps extends StoryToolProps {
  copyState: CopyState;
  /** The story's direction; by default the document's. */
  dir?: Direction;
  onCopy(): void;
  onCopyAll(): void;
  onReset(): void;
  onDirection(dir: Direction): void;
}

/** The story's toolbar: tools for the code at its start, places to open the story and the rest at its end. */
export function StoryTools(props: StoryToolsProps) {
  const { copyState, dir, onCopy, onCopyAll, onReset, onDirection, ...tool } = props;
  const { story } = tool;
  const copied = copyState === 'copied';

  return (
    <div className={styles.bar} lang={textsLanguage()}>
      <div className={styles.tools}>
        {storyTools.map((Tool, index) => (
          <Tool key={index} {...tool} />
        ))}
        {story.files.length > 0 && (
          <ToolButton
            name={t(copied ? 'copied' : 'copyCode')}
            icon={copied ? 'done' : 'copy'}
            label={t(copied ? 'copied' : 'copy')}
            done={t('copied')}
            data-done={copied}
            onClick={onCopy}
          />
        )}
        {story.canvas?.withToolbar !== false && (
          <>
            <span className={styles.gap} />
            <ToolMenu name={t('openInMenu')} isLabelled>
              {storyOpeners.map((Opener, index) => (
                <Opener key={index} {...tool} />
              ))}
              <OwnPlaces story={story} />
            </ToolMenu>
            <ToolMenu name={t('moreTools')} icon="more">
              <ResetButton story={story} onReset={onReset} />
              {story.files.length > 1 && (
                <MenuButton name={t('copyAllFiles')} icon="copy" onClick={onCopyAll} />
              )}
              <MenuButton
                name={t(dir === 'rtl' ? 'switchToLtr' : 'switchToRtl')}
                icon="direction"
                onClick={() => onDirection(dir === 'rtl' ? 'ltr' : 'rtl')}
              />
              <SourceLinks story={story} />
            </ToolMenu>
          </>
        )}
      </div>
    </div>
  );
}

/** Restarts the story; paired controls have a button of their own. */
function ResetButton({ story, onReset }: Pick<StoryToolsProps, 'story' | 'onReset'>) {
  const isPaired = usePair() !== undefined;
  if (isPaired && story.files.length === 0) return null;
  return <MenuButton name={t('reset')} icon="reset" onClick={onReset} />;
}

/** Links to open the story elsewhere, which every story has. */
function OwnPlaces({ story: { id, path, docsId, framed } }: { story: SiteStory }) {
  const storybookUrl = useStorybookUrl(framed !== undefined);
  return (
    <>
      {storybookUrl && (
        <MenuLink
          name={t('openIn', { name: 'Storybook' })}
          icon="storybook"
          label="Storybook"
          href={`${storybookUrl}?path=/${docsId ? `docs/${docsId}` : `story/${id}`}`}
        />
      )}
      <MenuLink
        name={t('openInNewTab')}
        icon="newTab"
        label={t('newTab')}
        to={path}
        target="_blank"
      />
    </>
  );
}

function SourceLinks({ story: { id, files } }: { story: SiteStory }) {
  const editUrl = files[0] && buildEditUrl(config.siteRepository, files[0].path);
  return (
    <>
      <MenuLink name={t('linkToStory')} icon="link" href={`#${id}`} />
      {editUrl && <MenuLink name={t('editSource')} icon="edit" href={editUrl} />}
    </>
  );
}
