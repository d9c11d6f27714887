import { expect, it } from 'vitest';
import { applyEdits } from './applyEdits.ts';

it('puts the texts of a reader into the project', () => {
  const project = {
    title: 'single',
    files: { 'package.json': '{}', 'src/Single.tsx': 'old', 'src/select.css': 'a' },
  };
  expect(applyEdits(project, { 'stories/single/Single.tsx': 'new' })).toEqual({
    title: 'single',
    files: { ...project.files, 'src/Single.tsx': 'new' },
  });
  expect(applyEdits(project, {})).toEqual(project);
});
