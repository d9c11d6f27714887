import type { SandboxProject } from './types.ts';

const projects = new Map<string, Promise<SandboxProject>>();

/** Fetches a project once, and retries on the next call after a failure. */
export function fetchProject(address: string): Promise<SandboxProject> {
  const known = projects.get(address);
  if (known) return known;
  const project = request(address);
  projects.set(address, project);
  project.catch(() => projects.delete(address));
  return project;
}

async function request(address: string): Promise<SandboxProject> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response.json() as Promise<SandboxProject>;
}
