import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Components per menu group. */
const GROUP_SIZE = 10;

const words = 'calm brave quiet early light narrow open plain round steady'.split(' ');
const nouns = 'basket bench bridge candle drawer harbour ladder lantern meadow window'.split(' ');

/** Files of a component, by path: source, style sheet, and a stories file with three stories. */
export function writeComponent(index: number): Record<string, string> {
  const group = String(Math.floor(index / GROUP_SIZE) + 1).padStart(3, '0');
  const name = `Part${String(index + 1).padStart(4, '0')}`;
  const folder = `src/group${group}/${name}`;
  const word = words[index % words.length] ?? '';
  const noun = nouns[Math.floor(index / words.length) % nouns.length] ?? '';
  const block = name.toLowerCase();
  return {
    [`${folder}.css`]: `.${block} {
  padding: ${4 + (index % 9)}px ${8 + (index % 7)}px;
  border: 1px solid hsl(${index % 360} 40% 60%);
  border-radius: ${index % 12}px;
}

.${block}--large {
  font-size: 20px;
}
`,
    [`${folder}.tsx`]: `import './${name}.css';

export interface ${name}Props {
  /** The text of the ${word} ${noun}. */
  label: string;
  /** Whether the ${noun} is large. */
  large?: boolean;
  /** How many times the label appears. */
  count?: number;
  /** Runs when the ${noun} is pressed. */
  onPress?: () => void;
}

/** A ${word} ${noun}, part ${index + 1} of the library. */
export function ${name}({ label, large = false, count = 1, onPress }: ${name}Props) {
  return (
    <button type="button" className={large ? '${block} ${block}--large' : '${block}'} onClick={onPress}>
      {Array.from({ length: count }, () => label).join(', ')}
    </button>
  );
}
`,
    [`${folder}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = {
  title: 'Group ${group}/${name}',
  component: ${name},
  tags: ['autodocs'],
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As most people use it. */
export const Basic: Story = { args: { label: '${word} ${noun}' } };

export const Large: Story = { args: { label: 'Large ${noun}', large: true } };

export const Repeated: Story = { args: { label: '${noun}', count: 3 } };
`,
  };
}

/** Replaces the stories of a project with a library of `count` components, in groups of ten. */
export async function writeLibrary(project: string, count: number): Promise<void> {
  await rm(join(project, 'src'), { recursive: true, force: true });
  for (let index = 0; index < count; index += 1) {
    for (const [file, text] of Object.entries(writeComponent(index))) {
      await mkdir(join(project, file, '..'), { recursive: true });
      await writeFile(join(project, file), text);
    }
  }
}
