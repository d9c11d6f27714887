import type { SourceOptions } from '../../docs/code/sourceOptions.ts';
import { useLateCode } from '../../docs/code/useLateCode.ts';
import { Canvas, type CanvasProps } from './Canvas.tsx';
import { useResolved } from '../../docs/resolveOf.ts';

interface CanvasWithSourceProps extends CanvasProps {
  /** How its code is shown, over what its parameters say. */
  source: SourceOptions;
}

/** What `Canvas` is in a module that says there how code is shown; the others do not load it. */
export function CanvasWithSource({ source, ...props }: CanvasWithSourceProps) {
  const story = useResolved(props.of ?? 'story')?.stories[0];
  const htmlId = useLateCode(story, source ?? {});
  return <Canvas {...props} htmlId={source && htmlId} />;
}
