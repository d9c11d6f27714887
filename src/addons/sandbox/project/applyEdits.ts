import type { SandboxProject } from '../types.ts';
import { projectPath } from './projectPath.ts';

/** Applies a reader's edits, keyed by repository path, to a project. */
export function applyEdits(
  project: SandboxProject,
  edits: Readonly<Record<string, string>>,
): SandboxProject {
  const changed = Object.entries(edits).map(([path, text]) => [projectPath(path), text]);
  return { ...project, files: { ...project.files, ...Object.fromEntries(changed) } };
}
