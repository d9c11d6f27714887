import { useEffect, useState, version as reactVersion } from 'react';
import { useSite } from 'storysite/client';
import { createTexts } from 'storysite/theme';
import { editorTexts } from './editorTexts.ts';
import type { LiveSession } from './LiveSession.ts';
import { printIssueUrl } from './printIssueUrl.ts';
import { printLink } from './sharedCode.ts';

const t = createTexts(editorTexts, 'live-edit');

/** Opens a new issue in the site's repository, with a link to the edited code, versions and browser. */
export function IssueLink({ session }: { session: LiveSession }) {
  const { title, version, repository } = useSite();
  const { story, edits } = session;
  const [link, setLink] = useState<string>();
  const code = JSON.stringify(edits);
  useEffect(() => {
    let isCurrent = true;
    void printLink(story.id, edits).then((printed) => isCurrent && setLink(printed));
    return () => void (isCurrent = false);
    // `edits` is a new object on every render, mostly with the same texts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [story, code]);

  const issue = {
    title: `${story.componentTitle}: `,
    link,
    print: (shown: string) =>
      t('issueBody', {
        link: shown,
        versions: `${title} ${version ?? ''}`.trim().concat(`, React ${reactVersion}`),
        browser: navigator.userAgent,
      }),
    instead: t('issueLink'),
  };
  const href = repository && link && printIssueUrl(repository, issue);
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {t('report')}
    </a>
  );
}
