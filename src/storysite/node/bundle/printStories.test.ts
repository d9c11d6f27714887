import { expect, it } from 'vitest';
import { printImport } from './printStories.ts';

it.each([
  [{ local: 'Select', imported: 'default', from: 'rc-select' }, "import Select from 'rc-select';"],
  [{ local: 'Button', imported: 'default', from: './Button' }, "import { Button } from 'kit';"],
  [{ local: 'Button', imported: 'Button', from: '../src' }, "import { Button } from 'kit';"],
  [{ local: 'B', imported: 'Button', from: '@/ui' }, "import { Button as B } from 'kit';"],
  [{ local: 'Menu', imported: '*', from: '@acme/menu' }, "import * as Menu from '@acme/menu';"],
])('imports %j as a reader would', (componentImport, line) => {
  expect(printImport(componentImport, 'kit')).toBe(line);
});
