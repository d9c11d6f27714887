import { expect, it } from 'vitest';
import { plainReadme, rehypeReadme } from './readmePlugin.ts';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';

it.each([
  ['a link stays', '[sort](https://a.example/sort)', '[sort](https://a.example/sort)'],
  ['a link to a missing file is text', '[licence](LICENSE)', 'licence'],
  ['images go', 'A <img src="https://a.example/c.png" />![c](https://a.example/c.png) B', 'A  B'],
  ['types keep their brackets', '| String \\| String[] |', '| String \\| String[] |'],
])('%s', (_, text, plain) => {
  expect(plainReadme(`# rc\n\n## Feature\n${text}`)).toBe(`# rc\n\n## Feature\n${plain}`);
});

it('leaves out badges, sections that have only images, and work on the package in Storybook', () => {
  const badge = '[![Build](https://a.example/b.svg)](https://a.example/b)';
  const shown = '## Feature\n\n### Keys\n\nOne\n\n';
  const readme = `# rc\n\n[![Build][b]][b]\n\n[b]: https://a.example/b\n\n## Screenshots\n\n<img src="c" />\n\n${shown}## install\n\n${badge}\n\n## Test Case\n\nnpm test\n\n## License\n\nMIT`;
  expect(plainReadme(readme)).toBe(`# rc\n\n${shown}## License\n\nMIT`);
});

it('leaves out what is above the first section, and sections about work on the package', () => {
  const tree = fromHtml(
    '<h1>rc</h1><hr><p>React</p><h2 id="feature">Feature</h2><p>One</p><h2 id="development">Development</h2><p>npm</p><h3>More</h3><h2 id="license">License</h2><p>MIT</p>',
    { fragment: true },
  );
  rehypeReadme()(tree, { path: '/node_modules/rc-select/README.md' });
  expect(tree.children.map((node) => toString(node))).toEqual(['Feature', 'One', 'License', 'MIT']);
});
