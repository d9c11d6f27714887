import type { PreviewAnnotations } from './types.ts';

/**
 * What Storybook's own features (backgrounds, measure, outline, viewport) add to every project, for decorators that read it;
 * pass it to `readPreview` first. In Storybook 8 it comes with addon-essentials.
 */
export const coreAnnotations: PreviewAnnotations = {
  parameters: {
    backgrounds: { grid: { cellSize: 20, opacity: 0.5, cellAmount: 5 }, disable: false },
  },
  initialGlobals: {
    measureEnabled: false,
    backgrounds: { value: undefined, grid: false },
    outline: false,
    viewport: { value: undefined, isRotated: false },
  },
};
