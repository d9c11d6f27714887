import { expect, it } from 'vitest';
import { plainReadme, rehypeReadme } from './readmePlugin.ts';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';

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

it('leaves out what is above the first section, and sections about work on the package', () => {
  const tree = fromHtml(
    '<h1>rc</h1><hr><p>React</p><h2 id="feature">Feature</h2><p>One</p><h2 id="development">Development</h2><p>npm</p><h3>More</h3><h2 id="license">License</h2><p>MIT</p>',
    { fragment: true },
  );
  rehypeReadme()(tree, { path: '/node_modules/rc-select/README.md' });
  expect(tree.children.map((node) => toString(node))).toEqual(['Feature', 'One', 'License', 'MIT']);
});
