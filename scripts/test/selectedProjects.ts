/** The projects that a command line names with `--project`; nothing when it names none, which means all. */
export function selectedProjects(args: string[]): string[] | undefined {
  const names = args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return args[index - 1] === '--project' ? [arg] : [];
  });
  return names.length > 0 ? names : undefined;
}
