import type { ReactNode } from 'react';
import type { Pet } from '../api/types.ts';
import type { PictureLoading } from '../content/cover-picture.tsx';
import { Skeleton, SkeletonCard } from '../content/skeleton.tsx';
import { PetCard } from './pet-card.tsx';
import styles from './pet-grid.module.css';

/** `grid`: 2 columns of square pictures on a phone, then 3. `rows`: one under the other. `strip`: 3, pushed sideways on a phone. */
export type GridLook = 'grid' | 'rows' | 'strip';

/** The CSS width of a picture in each look. */
const gridSizes: Record<GridLook, string> = {
  // Exactly, for a phone of 360 px with twice the pixels just gets by with the smallest rendition.
  grid: '(max-width: 767px) calc(50vw - 22px), (max-width: 1023px) 42vw, 290px',
  rows: '(max-width: 767px) 38vw, 240px',
  strip: '(max-width: 767px) 72vw, 400px',
};

const cardLooks = { grid: 'compact', rows: 'row', strip: 'plain' } as const;

/** How a card looks in its grid, and how its picture is loaded. */
export interface GridPlace {
  look: (typeof cardLooks)[GridLook];
  loading: PictureLoading;
}

interface CardGridProps<Thing extends { id: string }> {
  things: readonly Thing[];
  look?: GridLook | undefined;
  /** How many pictures are in view when the page opens. */
  eager?: number | undefined;
  card: (thing: Thing, place: GridPlace) => ReactNode;
}

/** Things as cards. */
export function CardGrid<Thing extends { id: string }>({ things, look = 'grid', eager = 0, card }: CardGridProps<Thing>) {
  return (
    <ul className={styles[look]}>
      {things.map((thing, index) => (
        <li key={thing.id} className={styles.place}>
          {card(thing, { look: cardLooks[look], loading: { sizes: gridSizes[look], isFirst: index < eager } })}
        </li>
      ))}
    </ul>
  );
}

interface PetGridProps extends Pick<CardGridProps<Pet>, 'look' | 'eager'> {
  pets: readonly Pet[];
  level?: 2 | 3;
  /** A button on each picture. */
  corner?: ((pet: Pet) => ReactNode) | undefined;
  /** What else there is to know of each, below its words. */
  note?: ((pet: Pet) => ReactNode) | undefined;
}

export function PetGrid({ pets, level = 2, corner, note, ...rest }: PetGridProps) {
  return (
    <CardGrid
      things={pets}
      card={(pet, place) => (
        <PetCard pet={pet} link={{ to: `pet-${pet.id}` }} level={level} corner={corner?.(pet)} {...place}>
          {note?.(pet)}
        </PetCard>
      )}
      {...rest}
    />
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
