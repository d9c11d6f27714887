import { expect, it } from 'vitest';
import { applyEdits } from './applyEdits.ts';

it('puts the texts of a reader into the project, with the CSS of LESS sheets', () => {
  const project = {
    title: 'single',
    files: { 'package.json': '{}', 'src/single/Single.tsx': 'old', 'src/_shared/select.css': 'a' },
  };
  const edits = {
    'stories/single/Single.tsx': 'import \'rc-select/assets/index.less\';\nimport "./a.css";',
  };
  expect(applyEdits(project, edits)).toEqual({
    title: 'single',
    files: {
      ...project.files,
      'src/single/Single.tsx': 'import \'../_shared/rc-select.css\';\nimport "./a.css";',
    },
  });
  expect(applyEdits(project, {})).toEqual(project);
});
