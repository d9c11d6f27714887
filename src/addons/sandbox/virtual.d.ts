/** One demo as a project for an online sandbox, by the path of its stories file. */
declare module 'virtual:demo-project/*' {
  const project: import('./types.ts').SandboxProject;
  export default project;
}
