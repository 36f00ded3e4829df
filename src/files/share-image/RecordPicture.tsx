import type { StepPath } from '#ui/record/record.ts';
import { colorOf } from './share-colors.ts';
import type { Box } from './share-layout.ts';

interface Props {
  paths: readonly StepPath[];
  viewBox: string;
  box: Box;
  opacity?: number;
}

/** The record stretched to a box of a share image, in the light colors; nothing in an empty box. */
export function RecordPicture({ paths, viewBox, box, opacity = 1 }: Props) {
  const { left, top, width, height } = box;
  if (width === 0) return null;
  return (
    <svg x={left} y={top} {...{ width, height, viewBox, opacity }} preserveAspectRatio="none">
      {paths.map(({ step, path }) => (
        <path key={step} fill={colorOf(`s${step}`)} d={path} />
      ))}
    </svg>
  );
}
