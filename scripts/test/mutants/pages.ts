import { type Mutant, unit } from './Mutant.ts';

const ROUTER = '.storybook/router';
const prose = {
  file: `${ROUTER}/plugins/rehypeProse.ts`,
  check: unit(`${ROUTER}/compileMarkdown.test.ts`),
};

/** Wrong changes of what pages are made of while building. */
export const pageMutants: Mutant[] = [
  {
    ...prose,
    says: 'a link out of the README can reach its opener',
    find: "link.properties.rel = ['noopener', 'noreferrer']",
    replace: "link.properties.rel = ['noreferrer']",
  },
  {
    ...prose,
    says: 'images of the README come by http',
    find: ".replace(/^http:/, 'https:')",
    replace: '',
  },
  {
    ...prose,
    says: 'rows of different tables share one address',
    find: '`${section}-${name}`',
    replace: 'name',
  },
  {
    says: 'code is not escaped',
    file: `${ROUTER}/highlight.ts`,
    find: ".replaceAll('<', '&lt;')",
    replace: '',
    check: unit(`${ROUTER}/compileMarkdown.test.ts`),
  },
  {
    says: 'the README links to files that the site does not have',
    file: `${ROUTER}/compileMarkdown.ts`,
    find: 'parent.children.splice(index, 1, ...element.children);',
    replace: '',
    check: unit(`${ROUTER}/compileMarkdown.test.ts`),
  },
  {
    says: 'test code outside of play functions reaches readers',
    file: `${ROUTER}/plugins/stripPlay.ts`,
    find: 'if (left) {',
    replace: 'if (left && !file) {',
    check: unit(`${ROUTER}/plugins/stripPlay.test.ts`),
  },
  {
    says: 'the edit link leads to the folder above the project',
    file: 'src/page/buildEditUrl.ts',
    find: "`${repo.directory ?? ''}/${file}`",
    replace: 'file',
    check: unit('src/page/buildEditUrl.test.ts'),
  },
  {
    says: 'a file shows the time of its first commit',
    file: 'src/page/parseGitLog.ts',
    find: ' && !times.has(path)',
    replace: '',
    check: unit('src/page/gitLastUpdated.test.ts'),
  },
  {
    says: 'the farthest pages are offered for an unknown address',
    file: 'src/page/nearestPages.ts',
    find: 'a.distance - b.distance',
    replace: 'b.distance - a.distance',
    check: unit('src/page/nearestPages.test.ts'),
  },
];
