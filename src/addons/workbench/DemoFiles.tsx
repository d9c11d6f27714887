import { Source } from '@storybook/blocks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { TabsState } from 'storybook/internal/components';
import { fetchProject } from '../sandbox/fetchProject.ts';
import { previewDocument } from '../theme/withTheme.ts';

/** Files of the sandbox's template. */
const TEMPLATE = /^src\/(main\.tsx|vite-env\.d\.ts)$/;

interface DemoFilesProps {
  /** Address of the demo's project. */
  project: string;
  /** The demo file, until the project has loaded. */
  code: string;
}

/** Tabs with a demo's files, the demo file first. */
export function DemoFiles({ project, code }: DemoFilesProps) {
  const [files, setFiles] = useState<[name: string, text: string][]>([]);
  useEffect(() => {
    let isCurrent = true;
    void fetchProject(project).then(
      ({ files: all }) => {
        const own = Object.entries(all).filter(
          ([path]) => path.startsWith('src/') && !TEMPLATE.test(path),
        );
        if (isCurrent) setFiles(own.map(([path, text]) => [path.slice('src/'.length), text]));
      },
      // If the project cannot be loaded, the demo file is still shown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [project]);
  const shown = files.length > 0 ? files : [['Demo.tsx', code] as const];

  return (
    <div className="workbench-files sb-unstyled" key={shown.length}>
      <TabsState initial={`file-${shown[0]?.[0]}`}>
        {shown.map(([name, text]) => (
          <div key={name} id={`file-${name}`} title={name}>
            <Code name={name} text={text} />
          </div>
        ))}
      </TabsState>
    </div>
  );
}

/** Storybook prints code in its light theme by default. */
function Code({ name, text }: { name: string; text: string }) {
  const theme = useSyncExternalStore(previewDocument.subscribe, previewDocument.getTheme);
  const language = name.slice(name.lastIndexOf('.') + 1);
  return <Source code={text} language={language as 'tsx'} dark={theme === 'dark'} />;
}
