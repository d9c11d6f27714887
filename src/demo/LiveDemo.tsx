import { useEffect, useState } from 'react';
import { DemoErrorBoundary } from './DemoErrorBoundary.tsx';
import type { DemoStory } from './DemoStory.ts';
import { useDirection } from './useDirection.ts';

export interface LiveDemoProps {
  demo: DemoStory;
  /** Called once, when the demo reacts to its reader. */
  onReady?: () => void;
}

/** A demo in the document's direction, behind its own error boundary; it needs nothing of what stands round it. */
export function LiveDemo({ demo: { Component }, onReady }: LiveDemoProps) {
  const direction = useDirection();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => onReady?.(), [onReady]);

  return (
    <DemoErrorBoundary key={attempt} onReset={() => setAttempt(attempt + 1)}>
      <Component direction={direction} />
    </DemoErrorBoundary>
  );
}
