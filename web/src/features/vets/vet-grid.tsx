import type { ReactNode } from 'react';
import type { Vet } from '#shared/api/types.ts';
import grid from '#shared/pet/pet-grid.module.css';
import { gridSizes } from '#shared/pet/pet-grid.tsx';
import { VetCard } from './card/vet-card.tsx';

interface VetGridProps {
  vets: readonly Vet[];
  look: 'grid' | 'rows';
  /** How many pictures are in view when the page opens. */
  eager: number;
  /** A button on each picture. */
  corner?: ((vet: Vet) => ReactNode) | undefined;
}

/** Vets as cards, in columns or one under the other. */
export function VetGrid({ vets, look, eager, corner }: VetGridProps) {
  return (
    <ul className={grid[look]}>
      {vets.map((vet, index) => (
        <li key={vet.id} className={grid.place}>
          <VetCard
            vet={vet}
            look={look === 'grid' ? 'compact' : 'row'}
            loading={{ sizes: gridSizes[look], isFirst: index < eager }}
            corner={corner?.(vet)}
          />
        </li>
      ))}
    </ul>
  );
}
