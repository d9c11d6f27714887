import { findStaticHtml, readStaticHtml } from '../../runtime/staticHtmlStore.ts';

type Ask = (id: string, read: () => Promise<string>) => void;

let ask: Ask | undefined;

/** Lets a server render a page again once it has the HTML that its first rendering asked for. */
export function provideLateHtml(onAsk: Ask): void {
  ask = onAsk;
}

/** HTML that has to be waited for, by its id in the page; empty where it is not there yet. */
export function readLateHtml(id: string, read: () => Promise<string>): string {
  if (ask && findStaticHtml(id) === undefined) ask(id, read);
  return readStaticHtml(id);
}
