import readSize from 'buffer-image-size';

/** The size of an image in pixels; undefined where its format does not tell. */
export function sizeOf(image: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = readSize(image);
    return { width, height };
  } catch {
    return undefined;
  }
}
