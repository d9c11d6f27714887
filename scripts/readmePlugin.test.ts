import { expect, it } from 'vitest';
import { plainReadme } from './readmePlugin.ts';

const definitions = '\n[image]: https://a.example/b.svg\n[page]: https://a.example/b\n';

it.each([
  ['a badge becomes a link', '[![Build][image]][page]', '[Build](https://a.example/b)'],
  ['also where its address is a name', '[![Build][image]](page)', '[Build](https://a.example/b)'],
  ['a link stays', '[sort](https://a.example/sort)', '[sort](https://a.example/sort)'],
  ['a link to a missing file is text', '[licence](LICENSE)', 'licence'],
  ['an image without text goes', 'A <img src="https://a.example/c.png" /> B', 'A  B'],
  ['types keep their brackets', '| String \\| String[] |', '| String \\| String[] |'],
])('%s', (_, text, plain) => {
  expect(plainReadme(text + definitions).trim()).toBe(plain);
});
