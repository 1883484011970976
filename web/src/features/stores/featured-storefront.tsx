import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { DetailSkeleton } from '#shared/ui/detail-page.tsx';
import { FailedStore, MissingStore } from './detail/missing-store.tsx';
import { StorefrontScreen } from './storefront/screen.tsx';

type StorefrontProps = Omit<Parameters<typeof StorefrontScreen>[0], 'id'>;

const shown = 2;

/** The shelf of the first or the second store that is shown before others. */
export function FeaturedStorefront({ nth, ...rest }: StorefrontProps & { nth: 1 | 2 }) {
  const { t } = useTranslation('stores');
  const { currentData, error, isFetching, refetch } = commerceEndpoints.useGetStoresFeaturedQuery({ limit: shown });
  const store = currentData?.stores[nth - 1];
  if (store) return <StorefrontScreen id={store.id} {...rest} />;
  return (
    <div className="container fills-window">
      {error && <FailedStore error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!error && (currentData ? <MissingStore /> : <DetailSkeleton label={t('detail.loading')} />)}
    </div>
  );
}
