import type { SandboxProject } from '../types.ts';
import { projectPath } from './projectPath.ts';

/** The project with what a reader has written in some of its files, given by their path in the repository. */
export function applyEdits(
  project: SandboxProject,
  edits: Readonly<Record<string, string>>,
): SandboxProject {
  const changed = Object.entries(edits).map(([path, text]) => [projectPath(path), text]);
  return { ...project, files: { ...project.files, ...Object.fromEntries(changed) } };
}
