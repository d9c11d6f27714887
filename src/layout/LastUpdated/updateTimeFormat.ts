/** Writes the day of a time in words: `21 November 2026`. Time zone and language are the reader's when left out. */
export function updateTimeFormat(lang?: string, timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone });
}
