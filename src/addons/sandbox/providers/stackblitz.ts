import type { SandboxProvider } from '../types.ts';

/** StackBlitz by its form: https://developer.stackblitz.com/docs/platform/post-api */
export const stackblitz: SandboxProvider = {
  name: 'StackBlitz',
  action: 'https://stackblitz.com/run',

  async toFields({ title, files }) {
    const contents = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
    return {
      'project[title]': title,
      'project[template]': 'node',
      ...Object.fromEntries(contents),
    };
  },
};
