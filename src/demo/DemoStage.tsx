import { useState } from 'react';
import { DemoErrorBoundary } from './DemoErrorBoundary.tsx';
import styles from './DemoStage.module.css';
import type { DemoStory } from './DemoStory.ts';
import { useDirection } from './useDirection.ts';

export interface DemoStageProps {
  demo: DemoStory;
}

/** The live demo in the document's direction, behind its own error boundary; a new `key` mounts it afresh. */
export function DemoStage({ demo: { Component } }: DemoStageProps) {
  const direction = useDirection();
  const [attempt, setAttempt] = useState(0);

  return (
    <DemoErrorBoundary key={attempt} onReset={() => setAttempt(attempt + 1)}>
      <div className={styles.demo}>
        <Component direction={direction} />
      </div>
    </DemoErrorBoundary>
  );
}
