import type { ReactNode } from 'react';
import type { Meta, Story } from '../csf/types.ts';
import type { StoryData } from '../runtime/story/SiteStory.ts';
import { defineStories } from '../runtime/story/defineStories.ts';
import { PageProvider } from '../runtime/page.ts';

/** A component as a docgen plugin outputs it; for unit tests. */
export function Button({ label }: { label?: string }) {
  return <button type="button">{label}</button>;
}
Object.assign(Button, {
  __docgenInfo: {
    description: 'A **quiet** button.',
    props: {
      label: { required: true, tsType: { name: 'string' }, description: 'Its `text`.' },
      tone: { required: false, tsType: { name: 'string' }, defaultValue: { value: "'quiet'" } },
    },
  },
});

/** Registers stories as a stories module does and returns the module; their ids are `button--<name>`. */
export function registerStories<T extends Record<string, Story>>(
  meta: Meta & object,
  stories: T,
  comments: Record<string, string> = {},
): T & { default: object } {
  const entries = Object.entries(stories).map(([name, story]): [Story, StoryData] => {
    const id = `button--${name.toLowerCase()}`;
    const data = {
      id,
      name,
      exportName: name,
      title: 'Parts/Button',
      path: `/~stories/${id}`,
      storiesFile: 'src/Button.stories.tsx',
      files: [],
      description: comments[name],
    };
    return [story, data];
  });
  defineStories(meta, entries);
  return { ...stories, default: meta };
}

interface TestPageProps {
  /** Ids of the stories that the page is attached to. */
  storyIds?: string[];
  children: ReactNode;
}

/** The page around the blocks of a test. */
export function TestPage({ storyIds, children }: TestPageProps) {
  const page = { path: '/', title: 'Start', description: '', lang: 'en', headings: [], storyIds };
  return <PageProvider value={page}>{children}</PageProvider>;
}
