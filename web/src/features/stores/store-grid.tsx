import type { ReactNode } from 'react';
import type { Store } from '#shared/api/types.ts';
import grid from '#shared/pet/pet-grid.module.css';
import { gridSizes } from '#shared/pet/pet-grid.tsx';
import { StoreCard } from './card/store-card.tsx';
import type { ListedStore } from './card/store-card.tsx';

interface StoreGridProps {
  stores: readonly ListedStore[];
  look: 'grid' | 'rows';
  /** How many pictures are in view when the page opens. */
  eager: number;
  /** A button on each picture. */
  corner?: ((store: Store) => ReactNode) | undefined;
}

/** Stores as cards, in columns or one under the other. */
export function StoreGrid({ stores, look, eager, corner }: StoreGridProps) {
  return (
    <ul className={grid[look]}>
      {stores.map((store, index) => (
        <li key={store.id} className={grid.place}>
          <StoreCard
            store={store}
            look={look === 'grid' ? 'compact' : 'row'}
            loading={{ sizes: gridSizes[look], isFirst: index < eager }}
            corner={corner?.(store)}
          />
        </li>
      ))}
    </ul>
  );
}
