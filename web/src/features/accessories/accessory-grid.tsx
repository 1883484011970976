import type { ReactNode } from 'react';
import type { Accessory } from '#shared/api/types.ts';
import grid from '#shared/pet/pet-grid.module.css';
import { gridSizes } from '#shared/pet/pet-grid.tsx';
import type { GridLook } from '#shared/pet/pet-grid.tsx';
import { AccessoryCard } from './card/accessory-card.tsx';

const cardLooks = { grid: 'compact', rows: 'row', strip: 'plain' } as const;

export interface AccessoryGridProps {
  accessories: readonly Accessory[];
  look?: GridLook;
  level?: 2 | 3;
  /** Whether each card names its store. */
  hasStore?: boolean;
  /** How many pictures are in view when the page opens. */
  eager?: number;
  /** A button on each picture. */
  corner?: ((accessory: Accessory) => ReactNode) | undefined;
  /** What can be done with each at once, such as to buy it. */
  action?: ((accessory: Accessory) => ReactNode) | undefined;
}

/** Products as cards: in columns, one under the other, or in a strip. */
export function AccessoryGrid({ accessories, look = 'grid', level = 2, hasStore = true, eager = 0, corner, action }: AccessoryGridProps) {
  return (
    <ul className={grid[look]}>
      {accessories.map((accessory, index) => (
        <li key={accessory.id} className={grid.place}>
          <AccessoryCard
            accessory={accessory}
            look={cardLooks[look]}
            level={level}
            hasStore={hasStore}
            loading={{ sizes: gridSizes[look], isFirst: index < eager }}
            corner={corner?.(accessory)}
            action={action?.(accessory)}
          />
        </li>
      ))}
    </ul>
  );
}
