const FORM =
  /^(?:(?:ssh:\/\/|git:\/\/)?(?:git@)?([\w-]+\.[\w.-]+)[:/]|github:)?([\w.-]+\/[\w./-]+)$/;

/** The address to read a repository at, from any form that package.json knows; nothing when it is none of them. */
export function repositoryAddress(repository: string): string | undefined {
  const plain = repository.replace(/^git\+/, '').replace(/\.git$/, '');
  if (/^https?:/.test(plain)) return plain;
  const [, host = 'github.com', path] = FORM.exec(plain) ?? [];
  return path ? `https://${host}/${path}` : undefined;
}
