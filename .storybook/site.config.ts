import { defineSite } from 'storysite';
import { colorScheme, earlyInput, offline, strictPolicy } from 'storysite/plugins';
import { listDemoFiles } from '../src/addons/sandbox/project/demoFiles.ts';
import { sandbox } from '../src/addons/sandbox/sandbox.ts';
import { notFound, redirects, routes } from './router/routes.ts';
import { sandboxes, suggestUrl } from './settings.ts';
import { suggestFrame } from './suggestFrame.ts';

export default defineSite({
  title: 'rc-select',
  version: '14.0.5',
  description:
    'A select for React: single, multiple, tags and combobox, with search and a virtual list.',
  repository: { url: 'https://github.com/react-component/select', branch: 'master' },
  nav: [
    { text: 'Home', link: '/' },
    { text: 'Demo', link: '/demo' },
  ],
  base: process.env.BASE_PATH || '/',
  htmlSuffix: process.env.HTML_SUFFIX || false,
  routes,
  redirects,
  notFound,
  sourceFiles: listDemoFiles,
  workbench: true,
  plugins: [
    colorScheme(),
    earlyInput(),
    sandbox({ sandboxes, suggestUrl }),
    suggestFrame({ suggestUrl }),
    offline(),
    strictPolicy(),
  ],
});
