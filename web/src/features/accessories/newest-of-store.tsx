import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { Section } from '#shared/content/section.tsx';
import { AccessoryGrid } from './accessory-grid.tsx';
import styles from './shelf.module.css';

const shown = 3;

interface OfStoreProps {
  storeId: string;
  corner?: ((accessory: Accessory) => ReactNode) | undefined;
}

function Newest({ storeId, corner }: OfStoreProps) {
  const { t } = useTranslation('accessories');
  const errorText = useErrorText();
  const asked = commerceEndpoints.useGetAccessoriesVendorQuery({ vendorId: storeId, page: 1, limit: shown });
  const { currentData, error, isFetching, refetch } = asked;
  if (!currentData) {
    if (!error) return <PetGridSkeleton count={shown} look="strip" label={t('list.loading')} />;
    return <ErrorState title={t('list.error.title')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (currentData.accessories.length === 0) return <p>{t('shelf.empty')}</p>;
  return (
    <div className={styles.shelf}>
      <AccessoryGrid accessories={currentData.accessories} look="strip" level={3} hasStore={false} corner={corner} />
      <p>
        <PageLink to={`vendor-${storeId}`}>{t('shelf.all')}</PageLink>
      </p>
    </div>
  );
}

/** The newest of what a store sells, and the way to all of it. */
export function NewestOfStore(props: OfStoreProps) {
  const { t } = useTranslation('accessories');
  return (
    <Section title={t('shelf.newest')}>
      <Newest {...props} />
    </Section>
  );
}
