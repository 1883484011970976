import { BadgeCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Store, WholeStore } from '#shared/api/types.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Rating } from '#shared/content/rating.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { DetailPage, DetailSkeleton } from '#shared/content/detail-page.tsx';
import { FailedStore, MissingStore, useShownStore } from './shown-store.tsx';
import styles from './store-screen.module.css';
import { NotOpen } from './store-screen.tsx';
import { Banner } from './store-words.tsx';
import { storesPlace } from './near-list.ts';

interface StorefrontProps {
  id: string;
  /** Id of the member who looks; null for a visitor. */
  viewerId: string | null;
  /** All of its products. */
  shelf: (store: Store) => ReactNode;
}

/** Whose shelf it is, in a line. */
function Sign({ store }: { store: WholeStore }) {
  const { t } = useTranslation(['stores', 'shop', 'shell']);
  const cityName = useCityName();
  return (
    <header className={styles.sign}>
      <div>
        <PageHeading title={store.name}>
          <UserText>{store.name}</UserText>
        </PageHeading>
        <p className={styles.facts}>
          <span>
            {t(`shop:type.${store.type}`)}
            {t('shell:comma')}
            {cityName(store.city)}
          </span>
          <Rating of={store} />
          {store.verified && (
            <span className={styles.frontVerified}>
              <BadgeCheck size={18} aria-hidden />
              {t('shop:verified')}
            </span>
          )}
        </p>
      </div>
      <ActionLink to={`store-${store.id}`} icon={<Info size={20} aria-hidden />}>
        {t('storefront.about')}
      </ActionLink>
    </header>
  );
}

function ShownStorefront({ id, viewerId, shelf }: StorefrontProps) {
  const { t } = useTranslation('stores');
  const { thing: store, error, isNotFound, isRetrying, retry } = useShownStore(id, viewerId !== null);
  if (!store) {
    if (!error) return <DetailSkeleton label={t('detail.loading')} />;
    return isNotFound ? <MissingStore /> : <FailedStore error={error} onRetry={retry} isRetrying={isRetrying} />;
  }
  return (
    <>
      <NotOpen store={store} />
      <Banner store={store} />
      <Sign store={store} />
      {store.isActive && shelf(store)}
    </>
  );
}

/** The shelf of one store: all that it sells, under its banner. */
export function StorefrontScreen(props: StorefrontProps) {
  const { t } = useTranslation('stores');
  return (
    <DetailPage back={{ to: 'accessories', query: storesPlace, text: t('near.all') }}>
      <ShownStorefront key={props.id} {...props} />
    </DetailPage>
  );
}

type ShelfProps = Omit<StorefrontProps, 'id'>;

const shown = 2;

/** The shelf of the first or the second store that is shown before others. */
export function FeaturedStorefront({ nth, ...rest }: ShelfProps & { nth: 1 | 2 }) {
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

/** The shelf of the own store; who has none is led to all stores. */
export function OwnStorefront(props: ShelfProps) {
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
