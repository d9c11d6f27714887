import type { SandboxProject } from '../types.ts';
import { projectPath, relativePath, sheetPath } from './projectPath.ts';

/** The project with what a reader has written in some of its files, given by their path in the repository. */
export function applyEdits(
  project: SandboxProject,
  edits: Readonly<Record<string, string>>,
): SandboxProject {
  const changed = Object.entries(edits).map(([path, text]) => {
    const file = projectPath(path);
    // The project has the sheet's CSS, since sandboxes take no LESS without a further tool.
    const withoutLess = text.replaceAll(/(?<=['"])[^'".]+\.less(?=['"])/g, (specifier) =>
      relativePath(file, sheetPath(specifier)),
    );
    return [file, withoutLess];
  });
  return { ...project, files: { ...project.files, ...Object.fromEntries(changed) } };
}
