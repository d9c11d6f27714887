import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../setup.mjs';
import { type DemoFolder, generateDemos, readDemos } from './generateDemos.ts';

const demos: DemoFolder[] = [
  { name: 'a', files: { 'A.stories.tsx': "title: 'Demo/a',", 'A.mdx': '# a\n' } },
  { name: 'b', files: { 'B.mdx': '[b](?path=/story/demo-b--basic)\n\n# b\n' } },
];

describe('generateDemos', () => {
  it('gives every copy a folder, a title, a heading and ids of its own', () => {
    expect(generateDemos(demos, 3)).toEqual({
      'stories/a-1/A.stories.tsx': "title: 'Demo/a-1',",
      'stories/a-1/A.mdx': '# a-1\n',
      'stories/b-1/B.mdx': '[b](?path=/story/demo-b-1--basic)\n\n# b-1\n',
      'stories/a-2/A.stories.tsx': "title: 'Demo/a-2',",
      'stories/a-2/A.mdx': '# a-2\n',
    });
  });

  it('changes the title and the heading of every demo of the project', async () => {
    const real = await readDemos(projectRoot);
    expect(real.length).toBeGreaterThan(20);
    const files = generateDemos(real, real.length);
    const unchanged = Object.keys(files).filter((path) => {
      const [, name = '', file = ''] = path.split('/');
      const mark = file.endsWith('.mdx') ? `\n# ${name}\n` : `title: 'Demo/${name}'`;
      return /\.mdx$|\.stories\.tsx$/.test(file) && !files[path]?.includes(mark);
    });
    expect(unchanged).toEqual([]);
  });
});
