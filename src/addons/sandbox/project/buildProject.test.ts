import { describe, expect, it } from 'vitest';
import { buildProject, type ProjectParts } from './buildProject.ts';

const parts: ProjectParts = {
  title: 'x',
  files: {
    'stories/x/deep/X.tsx': `import Select from 'rc-select';\nimport 'rc-select/assets/index.less';\nimport '../../_shared/select.css';\n`,
    'stories/_shared/select.css': '.a {}',
  },
  compiledLess: { 'rc-select/assets/index.less': '.rc-select {}' },
  template: {
    'index.html': '<title>%TITLE%</title>',
    'src/main.tsx': `import Demo from './Demo.tsx';`,
  },
  publicFiles: { 'frame.html': '<p>' },
  dependencies: { react: '18.3.1' },
  devDependencies: { vite: '6.4.0' },
};

describe('buildProject', () => {
  it('keeps relative imports right at any depth', () => {
    const { files } = buildProject(parts);
    expect(files['src/x/deep/X.tsx']).toBe(
      `import Select from 'rc-select';\nimport '../../_shared/rc-select.css';\nimport '../../_shared/select.css';\n`,
    );
    expect(files['src/_shared/rc-select.css']).toBe('.rc-select {}');
    expect(files['src/main.tsx']).toBe(`import Demo from './x/deep/X.tsx';`);
  });

  it('puts files that are served as they are into public/', () => {
    expect(buildProject(parts).files['public/frame.html']).toBe('<p>');
  });

  it('prints the manifest with the versions it is given', () => {
    expect(JSON.parse(buildProject(parts).files['package.json']!)).toMatchObject({
      name: 'rc-select-x',
      dependencies: { react: '18.3.1' },
      devDependencies: { vite: '6.4.0' },
    });
  });

  it('names a demo without a file', () => {
    expect(() => buildProject({ ...parts, files: {} })).toThrow('The demo "x" has no file');
  });

  it('names the template file whose blank is gone', () => {
    const template = { ...parts.template, 'index.html': '' };
    expect(() => buildProject({ ...parts, template })).toThrow('index.html has no "%TITLE%"');
  });
});
