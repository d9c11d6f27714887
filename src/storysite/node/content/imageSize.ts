import readSize from 'buffer-image-size';

/** The element of an SVG file, with a width and a height in pixels. */
const SVG =
  /<svg\b(?=[^>]*\swidth=["']([\d.]+)(?:px)?["'])(?=[^>]*\sheight=["']([\d.]+)(?:px)?["'])/i;

/** The size of an image in pixels; undefined where its file does not tell. */
export function sizeOf(image: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, type } = readSize(image);
    if (type !== 'svg') return { width, height };
  } catch {
    return undefined;
  }
  // The package takes "1em" for a pixel, a stroke's width for the image's, and the view box for a size.
  const [, width, height] = SVG.exec(image.toString()) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
