/** Start of the ids that React makes in a panel, the same on the server and in the browser. */
export function controlsPrefix({
  story,
  suffix = '',
}: {
  story: { id: string };
  suffix?: string;
}): string {
  return `${story.id}-controls${suffix}-`;
}
