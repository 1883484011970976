import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Store } from '#shared/api/types.ts';
import { NothingFound } from '#shared/content/states.tsx';
import { StoreGrid } from '../store-grid.tsx';
import styles from './screen.module.css';

const shown = 3;

interface EmptyStreetProps {
  /** Undefined where nothing is chosen. */
  onClear: (() => void) | undefined;
  corner?: ((store: Store) => ReactNode) | undefined;
}

/** No store fits what was chosen: the way to choose nothing, and the best rated ones. */
export function EmptyStreet({ onClear, corner }: EmptyStreetProps) {
  const { t } = useTranslation('stores');
  const { currentData } = commerceEndpoints.useGetStoresQuery({ sortBy: 'rating', page: 1, limit: shown }, { skip: !onClear });
  const stores = currentData?.stores ?? [];
  return (
    <>
      <NothingFound title={t('list.empty.title')} reason={t(onClear ? 'list.empty.text' : 'list.empty.textPlain')} onClear={onClear} />
      {stores.length > 0 && (
        <section className={styles.others} aria-label={t('list.others')}>
          <p>{t('list.others')}</p>
          <StoreGrid stores={stores} look="grid" eager={0} corner={corner} />
        </section>
      )}
    </>
  );
}
