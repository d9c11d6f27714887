import { Canvas, useOf } from '@storybook/blocks';
import type { ComponentProps } from 'react';
import { SiteLink } from 'storysite/link';
import options from 'virtual:workbench';
import { listProperties } from '../reference/listProperties.ts';
import { PROJECT_KEY } from '../sandbox/constants.ts';
import { DemoFiles } from './DemoFiles.tsx';
import './workbench.css';

/** Storybook's canvas, extended like the site's stories: all files and, below a demo, its properties and links. */
export function DemoCanvas(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const project = story.parameters[PROJECT_KEY] as string | undefined;
  if (!project) return <Canvas {...props} />;
  const [, demo] = /^demo-(.+)--basic$/.exec(story.id) ?? [];
  const code = (story.parameters.docs?.source?.code ?? '') as string;
  return (
    <>
      <Canvas {...props} sourceState="none" />
      <DemoFiles project={project} code={code} />
      {demo && <DemoDetails demo={demo} file={story.parameters.fileName as string} />}
    </>
  );
}

interface DemoDetailsProps {
  demo: string;
  /** `./stories/single/Single.stories.tsx` */
  file: string;
}

function DemoDetails({ demo, file }: DemoDetailsProps) {
  const path = `/demo/${demo}`;
  const { main } = listProperties(options.properties, { path }, []);
  const source = file.replace(/^\.\//, '').replace('.stories.tsx', '.tsx');
  return (
    <section className="workbench-details sb-unstyled" aria-label="About this demo">
      <p className="workbench-links">
        <a href={`..${path}${options.suffix}`} target="_top">
          Page on the site
        </a>
        {options.repository && (
          <a href={`${options.repository}/blob/HEAD/${source}`} target="_blank" rel="noreferrer">
            Source file
          </a>
        )}
      </p>
      <p className="workbench-title">Properties on this page</p>
      <ul>
        {main.map(({ name, path: row, description }) => (
          <li key={name}>
            <SiteLink to={row}>
              <code>{name}</code>
            </SiteLink>{' '}
            {description}
          </li>
        ))}
      </ul>
    </section>
  );
}
