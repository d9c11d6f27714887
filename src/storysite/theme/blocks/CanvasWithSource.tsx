import type { SourceOptions } from '../../docs/code/sourceOptions.ts';
import { useLateCode } from '../../docs/code/useLateCode.ts';
import { Canvas, type CanvasProps } from './Canvas.tsx';
import { useResolved } from '../../docs/resolveOf.ts';

interface CanvasWithSourceProps extends CanvasProps {
  /** Options of its code, which override its parameters. */
  source: SourceOptions;
}

/** `Canvas` in modules that use its `source` prop; other modules do not load it. */
export function CanvasWithSource({ source, ...props }: CanvasWithSourceProps) {
  const story = useResolved(props.of ?? 'story')?.stories[0];
  const htmlId = useLateCode(story, source ?? {});
  return <Canvas {...props} htmlId={source && htmlId} />;
}
