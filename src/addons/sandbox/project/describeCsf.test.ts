import { describe, expect, it } from 'vitest';
import { describeCsf } from './describeCsf.ts';

const code = (title: string) => `import Demo from './Demo.tsx';
const meta = { title: '${title}', component: Demo };
export default meta;
export const Basic = {};
export const TwoWords = { name: 'Another name' };`;

describe('describeCsf', () => {
  it('reads title, component and stories', () => {
    expect(describeCsf(code('Demo/one'), 'stories/one/One.stories.tsx')).toEqual({
      title: 'Demo/one',
      metaName: 'meta',
      component: './Demo.tsx',
      stories: [
        { id: 'demo-one--basic', name: 'Basic', exportName: 'Basic' },
        { id: 'demo-one--two-words', name: 'Another name', exportName: 'TwoWords' },
      ],
    });
  });

  it('keeps the answer for the same text, and reads another text anew', () => {
    const file = 'stories/two/Two.stories.tsx';
    const first = describeCsf(code('Demo/two'), file);
    expect(describeCsf(code('Demo/two'), file)).toBe(first);
    expect(describeCsf(code('Demo/changed'), file).title).toBe('Demo/changed');
    expect(describeCsf(code('Demo/two'), file).title).toBe('Demo/two');
  });

  it('does not take one file for another with the same text', () => {
    const first = describeCsf(code('Demo/same'), 'stories/a/A.stories.tsx');
    expect(describeCsf(code('Demo/same'), 'stories/b/B.stories.tsx')).not.toBe(first);
  });
});
