/** Initial content of a new issue. */
interface NewIssue {
  title: string;
  /** Address of the edited story. */
  link?: string;
  /** Replaces a link that is too long for a form. */
  instead: string;
  /** Prints the issue's text around the link. */
  print(link: string): string;
}

/** New-issue form of each host, with the names of its fields. */
const FORMS: Readonly<Record<string, { path: string; title: string; body: string }>> = {
  github: { path: 'issues/new', title: 'title', body: 'body' },
  gitlab: { path: '-/issues/new', title: 'issue[title]', body: 'issue[description]' },
};

/** Hosts refuse longer addresses. */
const MOST_CHARACTERS = 8_000;

/** Address of a repository's new-issue form; undefined if its host has no form that an address can fill in. */
export function printIssueUrl(
  { url, hostName = '' }: { url: string; hostName?: string },
  { title, link = '', instead, print }: NewIssue,
): string | undefined {
  const labels = [...new URL(url).hostname.split('.'), hostName.toLowerCase()];
  const form = labels.flatMap((label) => (Object.hasOwn(FORMS, label) ? FORMS[label] : []))[0];
  if (!form) return undefined;
  const printWith = (shown: string) => {
    const fields = new URLSearchParams({ [form.title]: title, [form.body]: print(shown) });
    return `${url.replace(/(\.git)?\/*$/, '')}/${form.path}?${fields}`;
  };
  const whole = printWith(link);
  return whole.length > MOST_CHARACTERS ? printWith(instead) : whole;
}
