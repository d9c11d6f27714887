import styles from './DemoAlone.module.css';
import type { DemoStory } from '../../client/story/DemoStory.ts';
import { Island } from '../../client/story/Island.tsx';

interface DemoAloneProps {
  demo: DemoStory;
}

/** One demo without the site's frame, in the reader's theme and direction; its heading is for assistive technology. */
export function DemoAlone({ demo }: DemoAloneProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.alone} data-demo={demo.id}>
      <h1 className="visually-hidden">{demo.demoName}</h1>
      <Island demo={demo} />
    </main>
  );
}
