import { useRef } from 'react';
import type { HeroData } from '../../core/Page.ts';
import { marks } from '../../core/marks.ts';
import { t } from '../../core/texts/t.ts';
import { AutoLink, useFileHref } from '../../runtime/SiteLink.tsx';
import { StaticHtml } from '../../runtime/StaticHtml.tsx';
import { Island } from '../../runtime/story/Island.tsx';
import { findLoadedStory } from '../../runtime/story/stories.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import styles from './Hero.module.css';

/** The large opening of a home page. It holds the page's `h1`. */
export function Hero(hero: HeroData) {
  const fileHref = useFileHref();
  const { actions = [], command } = hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title" data-passes="">
      <div className={styles.text}>
        <h1 className={styles.title} id="hero-title">
          {hero.title}
        </h1>
        {hero.description && <p className={styles.description}>{hero.description}</p>}
        {(actions.length > 0 || command) && (
          <div className={styles.start}>
            {actions.length > 0 && (
              <p className={styles.actions}>
                {actions.map(({ text, link }) => (
                  <AutoLink key={link + text} to={link}>
                    {text}
                  </AutoLink>
                ))}
              </p>
            )}
            {command && <Command text={command} />}
          </div>
        )}
      </div>
      {hero.image && (
        <img className={styles.image} src={fileHref(hero.image)} alt="" width="320" height="240" />
      )}
      {hero.story && <Example {...hero.story} />}
    </section>
  );
}

/** A command with a copy button. */
function Command({ text }: { text: string }) {
  return (
    <p className={styles.command}>
      <code>{text}</code>
      <CopyButton name={t('copy')} read={() => text} />
    </p>
  );
}

/** A live story next to its code. */
function Example({ id, code }: NonNullable<HeroData['story']>) {
  const source = useRef<HTMLPreElement>(null);
  // Undefined if its module throws.
  const story = findLoadedStory(id);
  return (
    <div className={styles.example} {...{ [marks.storyBox]: id }}>
      <div className={styles.stage}>{story && <Island story={story} />}</div>
      <div className={styles.source}>
        <pre ref={source} tabIndex={0}>
          <StaticHtml as="code" id={code} />
        </pre>
        <CopyButton name={t('copyCode')} read={() => source.current?.textContent ?? ''} />
      </div>
    </div>
  );
}
