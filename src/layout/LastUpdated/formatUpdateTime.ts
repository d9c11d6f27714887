/** The day of an ISO 8601 time in words: `21 November 2026`. Time zone and language are the reader's when left out. */
export function formatUpdateTime(iso: string, lang?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone }).format(new Date(iso));
}
