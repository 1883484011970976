import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { DetailSkeleton } from '#shared/ui/detail-page.tsx';
import { FailedStore } from './detail/missing-store.tsx';
import { storesPlace } from './near/near-list.ts';
import { StorefrontScreen } from './storefront/screen.tsx';

type StorefrontProps = Omit<Parameters<typeof StorefrontScreen>[0], 'id'>;

/** The shelf of the own store; who has none is led to all stores. */
export function OwnStorefront(props: StorefrontProps) {
  const { t } = useTranslation('stores');
  const isMember = props.viewerId !== null;
  const { currentData, error, isFetching, refetch } = commerceEndpoints.useGetStoresUserMyProfileQuery(undefined, { skip: !isMember });
  const hasNone = !isMember || isNotFound(error);
  useEffect(() => {
    if (hasNone) navigate('accessories', { query: storesPlace, replace: true });
  }, [hasNone]);
  if (currentData && !hasNone) return <StorefrontScreen id={currentData.store.id} {...props} />;
  return (
    <div className="container fills-window">
      {error && !hasNone ? (
        <FailedStore error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <DetailSkeleton label={t('detail.loading')} />
      )}
    </div>
  );
}
