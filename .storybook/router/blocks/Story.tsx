import { getDemoStory } from '../demoStories.tsx';

/** A story alone, without box or source. */
export function Story({ of }: { of: object }) {
  const { Component } = getDemoStory(of);
  return <Component />;
}
