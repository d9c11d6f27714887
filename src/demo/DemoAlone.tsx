import styles from './DemoAlone.module.css';
import { DemoStage } from './DemoStage.tsx';
import type { DemoStory } from './DemoStory.ts';

export interface DemoAloneProps {
  demo: DemoStory;
}

/** One demo without the site's frame, in the reader's theme and direction. */
export function DemoAlone({ demo }: DemoAloneProps) {
  return (
    <main className={styles.alone} aria-label={demo.demoName} data-demo={demo.id}>
      <DemoStage demo={demo} />
    </main>
  );
}
