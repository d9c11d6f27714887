/** What a page shows once it has come to rest. */
interface FuzzScreen {
  /** Path of the address that the window has now. */
  pathname: string;
  /** Text of the page's heading; undefined where there is none. */
  heading?: string;
  /** Whether the page stopped loading within the time that is given to it. */
  rested: boolean;
}

/** What the search box says of a text. */
interface FuzzSearch {
  /** The text as the field holds it. */
  value: string;
  /** What is announced of it. */
  status: string;
  /** `aria-setsize` of the first result; 0 without results. */
  total: number;
  /** Results without a marked part. */
  unmarked: number;
  /** Elements in the box that its own markup does not hold. */
  strangers: number;
}

interface Window {
  fuzz: {
    /** Goes to an address through the history, as the router does, and waits until its screen stands. */
    move(address: string): Promise<FuzzScreen>;
    /** Waits until the screen of the address that was loaded stands. */
    rest(): Promise<FuzzScreen>;
    /** Types a text into the search box. */
    search(text: string): Promise<FuzzSearch>;
  };
}
