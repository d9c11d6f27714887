import { usePage } from '../../page/PageContext.ts';

/** Link to the page's source at the repository's host; nothing when the site names no repository. */
export function EditLink() {
  const { editUrl, repositoryHost } = usePage();
  if (!editUrl || !repositoryHost) return null;
  return (
    <a href={editUrl} rel="noopener">
      Edit this page on {repositoryHost}
    </a>
  );
}
