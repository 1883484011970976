import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { AccessoryGrid } from './accessory-grid.tsx';
import styles from './shelf.module.css';

const shown = 4;

interface AlsoLikedProps {
  /** What is in the cart. */
  lines: readonly { accessoryId: string; category: Accessory['category'] | null }[];
  corner: (accessory: Accessory) => ReactNode;
}

/** Four products in stock, the best sellers first: of the category that was put in last, then of the whole shop. No place is kept for it. */
export function AlsoLiked({ lines, corner }: AlsoLikedProps) {
  const { t } = useTranslation('accessories');
  const excludeIds = lines
    .map(({ accessoryId }) => accessoryId)
    .toSorted()
    .join();
  const wanted = { excludeIds, inStock: true, sortBy: 'popularity', page: 1, limit: shown } as const;
  const category = lines.findLast((line) => line.category !== null)?.category ?? undefined;
  const near = commerceEndpoints.useGetAccessoriesQuery({ ...wanted, category }, { skip: category === undefined });
  const all = commerceEndpoints.useGetAccessoriesQuery(wanted);
  const found = [...(near.currentData?.accessories ?? []), ...(all.currentData?.accessories ?? [])];
  const distinct = [...new Map(found.map((accessory) => [accessory.id, accessory])).values()].slice(0, shown);
  if (distinct.length === 0) return null;
  return (
    <section className={styles.also} aria-labelledby="also-liked">
      <h2 id="also-liked">{t('shelf.also')}</h2>
      <AccessoryGrid accessories={distinct} look="strip" level={3} corner={corner} />
    </section>
  );
}
