import { messageOf } from '../core/describeError.ts';

/** A sentence for the failure to load a package that a project installs beside this one; undefined for other failures. */
export function nameMissingPeer(error: unknown): string | undefined {
  const [, name] =
    /^Cannot find package '(vite|storybook|react|react-dom)'/.exec(messageOf(error)) ?? [];
  return (
    name &&
    `storysite builds with the project's own "${name}", which is not installed: npm install --save-dev ${name}`
  );
}
