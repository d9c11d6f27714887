import config from 'virtual:site-config';
import { BarLink } from './BarLink.tsx';

/** Link to the library's repository; nothing when the site names none. */
export function RepositoryLink() {
  if (!config.repository) return null;
  const { url } = config.repository;
  const isGitHub = new URL(url).hostname === 'github.com';
  return <BarLink href={url} name="Repository" icon={isGitHub ? 'github' : 'repository'} />;
}
