import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnAccessory, OwnStore } from '#shared/api/types.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { VisibilityPanel } from '#shared/work/visibility-panel.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { vendorPage, vendorPlaces } from './own-store.ts';
import styles from './own-store.module.css';

const { postStores, putStores, patchStoresStatus, postStoresUserVerification, putStoresUserAccount } = commerceEndpoints.endpoints;
const { postOrdersParcelsByIdCourierTest } = commerceEndpoints.endpoints;
const { postAccessories, putAccessoriesById, patchAccessoriesByIdStatus, deleteAccessoriesById } = commerceEndpoints.endpoints;
const products = { key: vendorPage, query: vendorPlaces.products };

/** It is on sale, and its store takes no orders yet. */
const isForNobody = ({ status, vendor }: OwnAccessory): boolean => status === 'active' && !vendor.takesOrders;

// What is wrong with a form stands in it.
outcome(postStores, { done: 'vendor-office:done.opened', then: products });
outcome(putStores, { done: 'vendor-office:done.updated' });
outcome(patchStoresStatus, {
  done: ({ store }) => (store.isActive ? 'vendor-office:done.reopened' : 'vendor-office:done.closed'),
  failed: (error) => refusalText(error, 'vendor-office:failed.status'),
});
outcome(putStoresUserAccount, { done: 'vendor-office:done.account' });
outcome(postStoresUserVerification, { done: 'papers:mark.done' });

outcome(postOrdersParcelsByIdCourierTest, {
  done: 'vendor-office:parcel.testCourier.done',
  failed: (error) => refusalText(error, 'vendor-office:parcel.testCourier.failed'),
});

outcome(postAccessories, {
  done: ({ accessory }) => {
    if (accessory.waitsForReview) return 'vendor-office:done.listedForReview';
    if (accessory.status === 'draft') return 'vendor-office:done.drafted';
    return isForNobody(accessory) ? 'vendor-office:done.listedUnregistered' : 'vendor-office:done.listed';
  },
  failed: (error) => (error.code === 'request.key-reused' ? 'vendor-office:failed.listedAlready' : undefined),
  then: products,
});
outcome(putAccessoriesById, {
  done: (_saved, { seen }) => (seen?.['part'] === 'stock' ? 'vendor-office:done.stock' : 'vendor-office:done.saved'),
  failed: (error, { seen }) => (seen?.['part'] === 'stock' ? refusalText(error, 'vendor-office:failed.stock') : undefined),
  // From the list itself one goes nowhere: page and filter stay.
  then: (_saved, { seen }) => (seen?.['part'] === 'stock' ? undefined : products),
});
outcome(patchAccessoriesByIdStatus, {
  done: (changed) =>
    isForNobody(changed.accessory) ? 'vendor-office:done.listedUnregistered' : `vendor-office:done.status.${changed.accessory.status}`,
  failed: (error) => refusalText(error, 'vendor-office:failed.product'),
});
outcome(deleteAccessoriesById, {
  done: 'vendor-office:done.deleted',
  failed: (error) => refusalText(error, 'vendor-office:failed.product'),
  then: products,
});

/** A member without a store: explains what one is for, and where it is opened. */
function NoStore() {
  const { t } = useTranslation('vendor-office');
  return (
    <EmptyState
      title={t('none.title')}
      reason={t('none.text')}
      action={
        <ActionLink to={vendorPage} query={vendorPlaces.store} kind="primary">
          {t('none.open')}
        </ActionLink>
      }
    />
  );
}

interface OwnStoreFrameProps {
  /** The heading while there is nothing else to show. */
  title: string;
  /** In place of the way to open one. */
  none?: ReactNode;
  children: (store: OwnStore) => ReactNode;
}

/** Shows a part of the own store once that is known; before, that it loads, that there is none, or that it could not be loaded. */
export function OwnStoreFrame({ title, none, children }: OwnStoreFrameProps) {
  const { t } = useTranslation('vendor-office');
  const { data, error, isFetching, refetch } = commerceEndpoints.useGetStoresUserMyProfileQuery();
  const hasNone = isNotFound(error);
  if (data && !hasNone) return children(data.store);
  if (hasNone && none !== undefined) return none;
  return (
    <div className={`${workPage} ${styles.page}`}>
      <PageHeading takesFocus="moved">{title}</PageHeading>
      {hasNone && <NoStore />}
      {!hasNone && Boolean(error) && (
        <ErrorState title={t('error.title')} text={t('error.text')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && (
        <Skeleton label={t('loading')}>
          <SkeletonStack gap={4} shapes={['control', 'heading', 'line', 'line', 'line']} />
        </Skeleton>
      )}
    </div>
  );
}

/** Why nothing can be bought from the own store yet, and where that is mended; nothing where it can. */
export function Unregistered() {
  const { t } = useTranslation('vendor-office');
  const { data } = commerceEndpoints.useGetStoresUserAccountQuery();
  if (!data?.account.needsTaxNumber) return null;
  return (
    <Panel tone="genda">
      <p>{t('account.unregistered')}</p>
      <PageLink to={vendorPage} query={vendorPlaces.account}>
        {t('account.give')}
      </PageLink>
    </Panel>
  );
}

/** Whether the store is open, and the way to close it or to open it again. */
export function StoreVisibility({ store }: { store: OwnStore }) {
  const { t } = useTranslation('vendor-office');
  const [change, { isLoading }] = commerceEndpoints.usePatchStoresStatusMutation();
  const words = {
    ...{ shown: t('visibility.open'), off: t('visibility.closed'), hidden: t('visibility.hidden') },
    ...{ hide: t('visibility.close'), show: t('visibility.reopen') },
  };
  return <VisibilityPanel thing={store} words={words} isBusy={isLoading} onSwitch={(isActive) => void change({ body: { isActive } })} />;
}
