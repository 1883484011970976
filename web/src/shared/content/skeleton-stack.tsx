import type { ComponentProps } from 'react';
import { SkeletonBlock } from './skeleton.tsx';
import { Stack } from './stack.tsx';

interface SkeletonStackProps {
  gap: ComponentProps<typeof Stack>['gap'];
  /** From the top. */
  shapes: readonly ComponentProps<typeof SkeletonBlock>['shape'][];
}

/** Blocks one below the other: a heading with its lines, or a form, while it loads. */
export function SkeletonStack({ gap, shapes }: SkeletonStackProps) {
  return (
    <Stack gap={gap}>
      {shapes.map((shape, index) => (
        <SkeletonBlock key={index} shape={shape} />
      ))}
    </Stack>
  );
}
