import config from 'virtual:site-config';
import { demoTools } from 'virtual:site-plugins';
import { SiteLink } from '../../client/SiteLink.tsx';
import { buildEditUrl } from '../../shared/buildEditUrl.ts';
import type { DemoToolProps } from '../../shared/DemoTool.ts';
import styles from './DemoTools.module.css';
import { ToolButton, ToolFace, toolClass, ToolLink } from './ToolButton.tsx';
import { useStorybookUrl } from '../useStorybookUrl.ts';
import type { CopyState } from './useCopy.ts';
import { t } from '../texts/t.ts';

export type Direction = 'ltr' | 'rtl';

interface DemoToolsProps extends Omit<DemoToolProps, 'story'> {
  demo: DemoToolProps['story'];
  copyState: CopyState;
  /** The demo's own direction; the document's when left out. */
  dir?: Direction;
  onCopy(): void;
  onReset(): void;
  onDirection(dir: Direction): void;
}

/** The demo's toolbar: at its start what acts here, at its end what opens another page. */
export function DemoTools(props: DemoToolsProps) {
  const { demo, copyState, dir, onCopy, onReset, onDirection, ...tool } = props;
  const copied = copyState === 'copied';
  const storybookUrl = useStorybookUrl(demo.framed !== undefined);
  const editUrl = demo.files[0] && buildEditUrl(config.siteRepository, demo.files[0].path);
  const isWhole = demo.canvas?.withToolbar !== false;

  return (
    <div className={styles.bar} lang={t('en')}>
      <div className={styles.tools}>
        {demo.files.length > 0 && (
          <ToolButton
            name={t(copied ? 'Copied' : 'Copy code')}
            icon={copied ? 'done' : 'copy'}
            label={t(copied ? 'Copied' : 'Copy')}
            data-done={copied}
            onClick={onCopy}
          />
        )}
        {isWhole && (
          <>
            <ToolButton name={t('Reset')} icon="reset" label={t('Reset')} onClick={onReset} />
            <ToolButton
              name={t(dir === 'rtl' ? 'Switch to left-to-right' : 'Switch to right-to-left')}
              icon="direction"
              onClick={() => onDirection(dir === 'rtl' ? 'ltr' : 'rtl')}
            />
          </>
        )}
        <span className={styles.gap} />
        {demoTools.map((Tool, index) => (
          <Tool key={index} story={demo} {...tool} />
        ))}
        {isWhole && (
          <>
            {storybookUrl && (
              <ToolLink
                name={t('Open in {}', 'Storybook')}
                icon="storybook"
                label="Storybook"
                href={`${storybookUrl}?path=/${demo.docsId ? `docs/${demo.docsId}` : `story/${demo.id}`}`}
              />
            )}
            <SiteLink
              className={toolClass}
              to={demo.path}
              target="_blank"
              aria-label={t('Open in new tab')}
            >
              <ToolFace icon="newTab" />
            </SiteLink>
            {editUrl && (
              <ToolLink name={t('Edit source')} icon="edit" href={editUrl} rel="noopener" />
            )}
            <ToolLink name={t('Link to this story')} icon="link" href={`#${demo.id}`} />
          </>
        )}
      </div>
    </div>
  );
}
