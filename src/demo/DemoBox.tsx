import { useState } from 'react';
import styles from './DemoBox.module.css';
import { DemoStage } from './DemoStage.tsx';
import type { DemoStory } from './DemoStory.ts';
import { StaticHtml } from '../page/StaticHtml.tsx';

export interface DemoBoxProps {
  demo: DemoStory;
}

/** A working demo over its toolbar over its source. */
export function DemoBox({ demo }: DemoBoxProps) {
  const [run, setRun] = useState(0);
  return (
    <section className={styles.box} id={demo.id} aria-label={demo.demoName} data-demo={demo.id}>
      <div className={styles.stage}>
        <DemoStage key={run} demo={demo} />
      </div>
      <button type="button" onClick={() => setRun(run + 1)}>
        Reset demo
      </button>
      {demo.files[0] && (
        <pre>
          <StaticHtml id={`source:${demo.files[0].path}`} />
        </pre>
      )}
    </section>
  );
}
