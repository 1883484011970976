import type { ReactNode } from 'react';
import type { Pet } from '../api/types.ts';
import { Skeleton, SkeletonCard } from '../content/skeleton.tsx';
import { PetCard } from './pet-card.tsx';
import styles from './pet-grid.module.css';

/** `grid`: 2 columns of square pictures on a phone, then 3. `rows`: one under the other. `strip`: 3, pushed sideways on a phone. */
export type GridLook = 'grid' | 'rows' | 'strip';

/** The CSS width of a picture in each look. */
export const gridSizes: Record<GridLook, string> = {
  // Exactly, for a phone of 360 px with twice the pixels just gets by with the smallest rendition.
  grid: '(max-width: 767px) calc(50vw - 22px), (max-width: 1023px) 42vw, 290px',
  rows: '(max-width: 767px) 38vw, 240px',
  strip: '(max-width: 767px) 72vw, 400px',
};

const cardLooks = { grid: 'compact', rows: 'row', strip: 'plain' } as const;

interface PetGridProps {
  pets: readonly Pet[];
  look?: GridLook;
  level?: 2 | 3;
  /** How many pictures are in view when the page opens. */
  eager?: number;
  /** A button on each picture. */
  corner?: ((pet: Pet) => ReactNode) | undefined;
}

export function PetGrid({ pets, look = 'grid', level = 2, eager = 0, corner }: PetGridProps) {
  return (
    <ul className={styles[look]}>
      {pets.map((pet, index) => (
        <li key={pet.id} className={styles.place}>
          <PetCard
            pet={pet}
            link={{ to: `pet-${pet.id}` }}
            level={level}
            loading={{ sizes: gridSizes[look], isFirst: index < eager }}
            look={cardLooks[look]}
            corner={corner?.(pet)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its pets load. */
export function PetGridSkeleton({ count, look = 'grid', label }: { count: number; look?: GridLook; label: string }): ReactNode {
  return (
    <Skeleton label={label} className={`${styles[look]} ${styles.loading}`}>
      {Array.from({ length: count }, (_none, index) => (
        <SkeletonCard key={index} />
      ))}
    </Skeleton>
  );
}
