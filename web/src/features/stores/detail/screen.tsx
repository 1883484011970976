import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Store, WholeStore } from '#shared/api/types.ts';
import type { PageParams } from '#shared/navigation/match-page.ts';
import { AskedReviews } from '#shared/reviews/asked-reviews.tsx';
import { DetailColumns, DetailPage, DetailSkeleton } from '#shared/ui/detail-page.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { storeReviews } from '../reviews/store-reviews.ts';
import { storesPlace } from '../near/near-list.ts';
import { Banner } from './banner.tsx';
import { FailedStore, MissingStore } from './missing-store.tsx';
import styles from './screen.module.css';
import { ShareStore } from './share-store.tsx';
import { AboutStore, StoreFacts, StoreTitle } from './store-words.tsx';
import { useCountedView } from './use-counted-view.ts';
import { useShownStore } from './use-shown-store.ts';
import { VisitBar, VisitCard } from './visit-card.tsx';

/** What other features put on the page. */
interface ShownProps {
  /** Id of the member who looks; null for a visitor. */
  viewerId: string | null;
  /** The button that marks a store, on its picture or beside others. */
  like: (store: Store, look: 'round' | 'labelled') => ReactNode;
  /** Writes to it. */
  contact: (store: Store) => ReactNode;
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

function StoreDetail({ store, viewerId, like, contact, shelf }: ShownProps & { store: WholeStore }) {
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
        beside={<VisitCard store={store} contact={!isOwner && contact(store)} />}
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
