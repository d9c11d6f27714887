import { SiteLink } from 'storysite/link';
import groups from 'virtual:demos';
import styles from './DemoCards.module.css';

/** The pictures that the tests compare, of lists that are open. */
const pictures = import.meta.glob<string>(
  '../.ci/pictures/*/stories/demo-*--basic/{open,dark}.png',
  { eager: true, import: 'default', query: '?url' },
);

function pictureOf(demo: string, state: 'open' | 'dark'): string | undefined {
  const end = `/demo-${demo}--basic/${state}.png`;
  return Object.entries(pictures).find(([file]) => file.endsWith(end))?.[1];
}

interface DemoCardsProps {
  /** Its title in the menu. */
  group: string;
  /** Start of the paths of the language. */
  prefix?: string;
}

/** The demos of a group: a card for each, with its picture, its sentence and what it is about. */
export function DemoCards({ group, prefix = '' }: DemoCardsProps) {
  const { demos = [] } = groups.find(({ title }) => title === group) ?? {};
  return (
    <ul className={styles.cards}>
      {demos.map(({ name, description, chinese, properties }) => (
        <li key={name} className={styles.card}>
          <Picture demo={name} />
          <p className={styles.name}>
            <SiteLink to={`${prefix}/demo/${name}`}>{name}</SiteLink>
          </p>
          <p className={styles.text}>{prefix ? chinese : description}</p>
          <p className={styles.properties}>
            {properties.map((property) => (
              <code key={property}>{property}</code>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** In both themes, of which the style sheet shows one; the other is not fetched. */
function Picture({ demo }: { demo: string }) {
  const attributes = { width: 640, height: 481, loading: 'lazy' } as const;
  return (
    <span className={styles.picture}>
      <img {...attributes} alt="" className={styles.light} src={pictureOf(demo, 'open')} />
      <img {...attributes} alt="" className={styles.dark} src={pictureOf(demo, 'dark')} />
    </span>
  );
}
