import readSize from 'buffer-image-size';

/** The element of an SVG file, with a width and a height in pixels. */
const SVG =
  /<svg\b(?=[^>]*\swidth=["']([\d.]+)(?:px)?["'])(?=[^>]*\sheight=["']([\d.]+)(?:px)?["'])/i;

/** The size of an image in pixels; undefined if its file does not contain it. */
export function sizeOf(image: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, type } = readSize(image);
    if (type !== 'svg') return { width, height };
  } catch {
    return undefined;
  }
  // The package would read "1em" as a pixel, a stroke's width as the image's, and the view box as a size.
  const [, width, height] = SVG.exec(image.toString()) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
