import { usePage } from '../../runtime/page.ts';
import { AutoLink, useFileHref } from '../../runtime/SiteLink.tsx';
import styles from './Hero.module.css';

/** The large opening of a home page; nothing unless the page's front matter sets `hero`. It holds the page's `h1`. */
export function Hero() {
  const { hero } = usePage();
  const fileHref = useFileHref();
  if (!hero) return null;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <h1 className={styles.title} id="hero-title">
          {hero.title}
        </h1>
        {hero.description && <p className={styles.description}>{hero.description}</p>}
        {hero.actions && hero.actions.length > 0 && (
          <p className={styles.actions}>
            {hero.actions.map(({ text, link }) => (
              <AutoLink key={link + text} to={link}>
                {text}
              </AutoLink>
            ))}
          </p>
        )}
      </div>
      {hero.image && (
        <img className={styles.image} src={fileHref(hero.image)} alt="" width="320" height="240" />
      )}
    </section>
  );
}
