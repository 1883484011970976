import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Store, WholeStore } from '#shared/api/types.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { cityNameIn } from '#shared/i18n/use-city-name.ts';
import { addressOf, breadcrumbs, ratingData } from '#shared/navigation/breadcrumbs.ts';
import type { PageParams } from '#shared/navigation/page-path.ts';
import { descriptionOf } from '#shared/navigation/page-head.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { AskedReviews } from '#shared/reviews/asked-reviews.tsx';
import { store as appStore, useAppDispatch } from '#shared/store/store.ts';
import { DetailColumns, DetailPage, DetailSkeleton } from '#shared/content/detail-page.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { storesPlace } from './near-list.ts';
import { FailedStore, MissingStore, storeReviews, useShownStore } from './shown-store.tsx';
import styles from './store-screen.module.css';
import { AboutStore, Banner, ShareStore, StoreFacts, StoreTitle } from './store-words.tsx';
import { VisitBar, VisitCard } from './visit-card.tsx';

/** As schema.org names what a store is. */
const kinds = {
  'Pet Store': 'PetStore',
  'Veterinary Clinic': 'VeterinaryCare',
  'Grooming Salon': 'LocalBusiness',
  'Online Store': 'OnlineStore',
  'Pet Hotel': 'LocalBusiness',
} as const satisfies Record<WholeStore['type'], string>;

function shopOf(key: string, store: WholeStore): object {
  const { name, type, description, image, banner, address, city, latitude, longitude } = store;
  return {
    '@type': kinds[type],
    name,
    description: descriptionOf([description]),
    url: addressOf(key),
    image: [image, banner].flatMap((picture) => (picture ? [`${location.origin}${picture.url}`] : [])),
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'PK' },
    ...(type === 'Online Store' ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...ratingData(store),
  };
}

/** A store as search engines and previews of links show it; nothing until the page has asked for it. */
export function storeHead(key: string): PageHead | undefined {
  const asked = commerceEndpoints.endpoints.getStoresById.select({ id: key.replace(/^(store|vendor)-/, '') });
  // The store's type knows no tags, which endpoints add as they are loaded.
  const store = asked(appStore.getState() as Parameters<typeof asked>[0]).data?.store;
  if (store === undefined) return undefined;
  const { t, language } = i18n;
  const way = breadcrumbs([
    { key: 'accessories', name: t('shell:nav.shop') },
    { key, name: store.name },
  ]);
  const parts = [t(`shop:type.${store.type}`), cityNameIn(language, store.city), store.description];
  return {
    description: descriptionOf(parts, t('shell:comma')),
    picture: store.banner ?? store.image ?? undefined,
    data: [shopOf(key, store), way],
  };
}

/** What other features put on the page. */
interface ShownProps {
  /** Id of the member who looks; null for a visitor. */
  viewerId: string | null;
  /** The button that marks a store, on its picture or beside others. */
  like: (store: Store, look: 'round' | 'labelled') => ReactNode;
  /** Writes to it. */
  contact: (store: Store) => ReactNode;
  /** Reports it to the admins. */
  report: (store: Store) => ReactNode;
  /** A few of its products. */
  shelf: (store: Store) => ReactNode;
}

/** Why it is not as open as others; nothing where it is. */
export function NotOpen({ store: { isActive, hidden } }: { store: WholeStore }) {
  const { t } = useTranslation('stores');
  if (isActive && !hidden) return null;
  return (
    <Panel tone="genda" className={styles.notice ?? ''}>
      <p>{t(hidden ? 'detail.hidden' : 'detail.closed')}</p>
    </Panel>
  );
}

const view = commerceEndpoints.endpoints.postStoresByIdView;

/** Reports that a store was looked at. Whether it counts, the server knows; a failure to report it is not shown. */
function useCountedView({ id, isActive, hidden = false }: WholeStore, isOwner: boolean): void {
  const dispatch = useAppDispatch();
  const counts = isActive && !hidden && !isOwner;
  useEffect(() => {
    if (counts) void dispatch(view.initiate({ id }, { track: false }));
  }, [dispatch, id, counts]);
}

function StoreDetail({ store, viewerId, like, contact, report, shelf }: ShownProps & { store: WholeStore }) {
  const { t } = useTranslation('stores');
  const isOwner = store.ownerId === viewerId;
  useCountedView(store, isOwner);
  const corner = (
    <>
      {like(store, 'round')}
      <ShareStore store={store} isRound />
    </>
  );
  return (
    <>
      <NotOpen store={store} />
      <Banner store={store} corner={corner} />
      <DetailColumns
        besideLabel={t('detail.visit')}
        beside={
          <>
            <VisitCard store={store} contact={!isOwner && contact(store)} />
            {!isOwner && report(store)}
          </>
        }
        after={store.isActive && shelf(store)}
      >
        <StoreTitle store={store} like={like(store, 'labelled')} />
        <StoreFacts store={store} />
        <AboutStore store={store} />
        <AskedReviews kind={storeReviews} thing={store} isMember={viewerId !== null} isOwn={isOwner} />
      </DetailColumns>
      <VisitBar store={store} />
    </>
  );
}

function ShownStore({ id, ...rest }: ShownProps & { id: string }) {
  const { t } = useTranslation('stores');
  const { thing: store, error, isNotFound, isRetrying, retry } = useShownStore(id, rest.viewerId !== null);
  if (store) return <StoreDetail store={store} {...rest} />;
  if (!error) return <DetailSkeleton label={t('detail.loading')} />;
  return isNotFound ? <MissingStore /> : <FailedStore error={error} onRetry={retry} isRetrying={isRetrying} />;
}

/** One store: who it is, where, how others found it, and some of what it sells. */
export function StoreScreen({ id, ...rest }: ShownProps & { id: string }) {
  const { t } = useTranslation('stores');
  return (
    <DetailPage back={{ to: 'accessories', query: storesPlace, text: t('near.all') }}>
      <ShownStore key={id} id={id} {...rest} />
    </DetailPage>
  );
}

StoreScreen.asks = ({ params }: { params: PageParams }) =>
  params.id ? [commerceEndpoints.endpoints.getStoresById.initiate({ id: params.id }, { subscribe: false })] : [];
