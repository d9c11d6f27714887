/** What `paints.js` offers to the one who visits a page. */
interface PaintMeter {
  /** Resolves when no task has blocked the page for as long as given. */
  settle(quietMs: number): Promise<void>;
  /** What the page has shown and done so far; milliseconds since the navigation began, `shift` without unit. */
  read(): { firstPaint: number; largestPaint: number; blocking: number; shift: number };
}

interface Window {
  paintMeter: PaintMeter;
  /** Heading, in lower case, of the page that a visit moves to. */
  awaitedHeading: string;
  /** Tells the one who visits the page something, as JSON. */
  sayToBench(message: string): void;
}
