/**
 * Makes an import that can be tried again: browsers remember a failed one for the life of the page, so the file that
 * could not be fetched is asked for by another address, which the error's message names.
 */
export function retryImport<T>(load: () => Promise<T>): () => Promise<T> {
  let failed: string | undefined;
  let tries = 0;
  return async () => {
    try {
      return await (failed === undefined ? load() : importFrom<T>(failed, (tries += 1)));
    } catch (error) {
      failed ??= /https?:\/\/\S+$/.exec(String(error))?.[0];
      throw error;
    }
  };
}

function importFrom<T>(address: string, count: number): Promise<T> {
  // A hash makes another module of it and asks the server for the same file.
  return import(/* @vite-ignore */ `${address.replace(/#.*$/, '')}#retry-${count}`) as Promise<T>;
}
