import { createElement, type FunctionComponent } from 'react';
import { composeStory as compose, type ComposedStory } from '../composeStory.ts';
import { readPreview } from '../readPreview.ts';
import { isTagged, readStory } from '../readStory.ts';
import type { Args, ProjectAnnotations } from '../types.ts';
import { isExportStory, type StoryFilters, storyNameFromExport, toId } from './storyId.ts';

/** A story as a component that takes its args as props. */
export interface PortableStory extends FunctionComponent<Args> {
  id: string;
  storyName: string;
  args: Args;
  argTypes: ComposedStory['argTypes'];
  parameters: ComposedStory['parameters'];
  globals: ComposedStory['globals'];
  tags: string[];
  load(): Promise<void>;
  play(): Promise<void>;
  run(): Promise<void>;
}

let ofProject: ProjectAnnotations | undefined;

/** Sets the project's annotations for stories that are composed by hand. */
export function setProjectAnnotations(annotations: object | object[]): ProjectAnnotations {
  ofProject = readPreview(...[annotations].flat());
  return ofProject;
}

/** Creates a component from a story, like Storybook's portable stories. */
export function composeStory(
  story: unknown,
  metaExport: unknown,
  project?: object,
  exportName?: string,
): PortableStory {
  const { story: own, meta } = readStory(story, metaExport);
  const name = own.name ?? (exportName ? storyNameFromExport(exportName) : 'Unnamed Story');
  const title = meta.title ?? 'ComposedStory';
  const composed = compose(
    project ? readPreview(project) : (ofProject ?? readPreview()),
    metaExport,
    story,
    {
      id: toId(meta.id ?? title, exportName ? storyNameFromExport(exportName) : name),
      name,
      title,
    },
  );
  return toPortableStory(composed);
}

/** The portable form of a composed story. */
export function toPortableStory(composed: ComposedStory): PortableStory {
  const { Component, id, args, argTypes, parameters, globals, tags } = composed;
  const nothing = () => Promise.resolve();
  return Object.assign((props: Args) => createElement(Component, { args: props }), {
    id,
    storyName: composed.name,
    args,
    argTypes,
    parameters,
    globals,
    tags,
    load: nothing,
    play: nothing,
    run: nothing,
  });
}

/** Creates components from all stories of a module. */
export function composeStories(
  module: Record<string, unknown>,
  project?: object,
): Record<string, PortableStory> {
  const { default: meta, ...exports } = module;
  const first = Object.values(exports).find((story) => isTagged(story, 'Story'));
  const filters = readStory(first ?? {}, meta).meta as StoryFilters;
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([name]) => name !== '__namedExportsOrder' && isExportStory(name, filters))
      .map(([name, story]) => [name, composeStory(story, meta, project, name)]),
  );
}
