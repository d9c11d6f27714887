/** One event that came before the scripts, with what its field held then. */
export interface EarlyRecord {
  event: Event;
  target: EventTarget | null;
  /** Text of a field, chosen value of a native select. */
  value?: string;
  /** Whether a check box or radio was checked once the browser had handled the event. */
  checked?: boolean;
}

declare global {
  interface Window {
    /** Set by the inline script while it records. */
    earlyInput?: {
      /** What was recorded so far. */
      records: EarlyRecord[];
      /** Ends the recording. */
      end(): void;
    };
  }
}
