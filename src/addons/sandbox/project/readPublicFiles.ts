/** What `readPublicFiles` reads with. */
export interface PublicFilesOptions {
  /** Folder of the repository. */
  root: string;
  /** Address of the suggestion service. */
  suggestUrl: string;
}

/** The files that a demo's project serves as they are. */
export async function readPublicFiles(
  _demoFiles: string[],
  _options: PublicFilesOptions,
): Promise<Record<string, string>> {
  return {};
}
