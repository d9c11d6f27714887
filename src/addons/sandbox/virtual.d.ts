/** One demo as a project for an online sandbox, by the path of its stories file. */
declare module 'virtual:demo-project/*' {
  const project: import('./types.ts').SandboxProject;
  export default project;
}

/** Loaders of every demo's project, by the path of its stories file. */
declare module 'virtual:demo-projects' {
  const loaders: Record<string, () => Promise<import('./types.ts').SandboxProject>>;
  export default loaders;
}
