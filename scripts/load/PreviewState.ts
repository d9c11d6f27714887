/** What a running preview holds, after the garbage was collected. */
export interface PreviewState {
  heapBytes: number;
  /** Memory of the whole process. */
  rssBytes: number;
  /** Sockets, files and timers that are open. */
  resources: number;
}
