/** What is wrong with the search box's answer to a text; undefined when it is in order. */
export function judgeSearch(search: FuzzSearch): string | undefined {
  const { value, status, total, unmarked, strangers } = search;
  if (strangers > 0) return `the text became ${strangers} elements of the page`;
  if (unmarked > 0) return `${unmarked} results do not mark what was found`;
  const said = expectedStatus(value.trim(), total);
  return said(status) ? undefined : `says ${JSON.stringify(status)} with ${total} results`;
}

function expectedStatus(query: string, total: number): (status: string) => boolean {
  if (query === '') return (status) => status === '';
  if (total === 0) return (status) => status.startsWith('No results for ');
  return (status) => status === (total === 1 ? '1 result' : `${total} results`);
}
