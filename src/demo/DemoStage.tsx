import { useState } from 'react';
import { DemoErrorBoundary } from './DemoErrorBoundary.tsx';
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
      <Component direction={direction} />
    </DemoErrorBoundary>
  );
}
