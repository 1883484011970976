import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { NothingFound } from '#shared/content/states.tsx';
import { AccessoryGrid } from '../accessory-grid.tsx';
import { chosenAccessoryFilters } from '../accessory-list.ts';
import type { AccessoryFilters } from '../accessory-list.ts';
import styles from './empty-shelf.module.css';

const shown = 6;

/** The best sellers of a category, or of the whole shop where there are none: a place is kept for neither. */
function useNeighbours(category: AccessoryFilters['category']) {
  const asked = { inStock: true, sortBy: 'popularity', page: 1, limit: shown } as const;
  const near = commerceEndpoints.useGetAccessoriesQuery({ ...asked, category }, { skip: category === undefined });
  const isFar = category === undefined || near.currentData?.accessories.length === 0;
  const far = commerceEndpoints.useGetAccessoriesQuery(asked, { skip: !isFar });
  return { accessories: (isFar ? far : near).currentData?.accessories ?? [], category: isFar ? undefined : category };
}

interface EmptyShelfProps {
  filters: AccessoryFilters;
  /** Undefined where nothing is chosen. */
  onClear: (() => void) | undefined;
  corner?: ((accessory: Accessory) => ReactNode) | undefined;
}

/** Nothing fits what was chosen: the way to choose nothing, and what others buy. */
export function EmptyShelf({ filters, onClear, corner }: EmptyShelfProps) {
  const { t } = useTranslation(['accessories', 'shop']);
  const isCategoryAll = filters.search === undefined && chosenAccessoryFilters(filters).every((name) => name === 'category');
  const { accessories, category } = useNeighbours(isCategoryAll ? undefined : filters.category);
  return (
    <>
      <NothingFound title={t('list.empty.title')} reason={t(onClear ? 'list.empty.text' : 'list.empty.textPlain')} onClear={onClear} />
      {accessories.length > 0 && (
        <section className={styles.neighbours} aria-labelledby="neighbours">
          <h2 id="neighbours">{category ? t('list.popularIn', { category: t(`shop:category.${category}`) }) : t('list.popular')}</h2>
          <AccessoryGrid accessories={accessories} level={3} corner={corner} />
        </section>
      )}
    </>
  );
}
