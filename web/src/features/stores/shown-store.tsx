import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Shown } from '#shared/api/shown.ts';
import type { WholeStore } from '#shared/api/types.ts';
import { Art } from '#shared/content/art.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { FailedThing } from '#shared/content/states.tsx';
import { storesPlace } from './near-list.ts';

const { endpoints } = commerceEndpoints;

/** Reads a store again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
function useFreshStore(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetStoresByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getStoresById', { id }, data));
  };
}

/** Reviews of stores, by buyers whose parcel was delivered. */
export const storeReviews: ReviewedKind = {
  name: 'store',
  list: endpoints.getStoresByIdReviews,
  listAsMember: endpoints.getStoresByIdReviewsAsMember,
  own: endpoints.getStoresByIdReviewsOwn,
  post: endpoints.postStoresByIdReviews,
  remove: endpoints.deleteStoresByIdReviewsByReviewId,
  useFresh: useFreshStore,
};

/** A store by its id: the public answer; a member for whom it is not there asks again with a token, for the own one. */
export function useShownStore(id: string, isMember: boolean): Shown<WholeStore> {
  const open = commerceEndpoints.useGetStoresByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = commerceEndpoints.useGetStoresByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  return shownOf(isOwnAsked ? own : open, ({ store }) => store);
}

/** There is no such store, or not any more. */
export function MissingStore() {
  const { t } = useTranslation(['stores', 'errors']);
  return (
    <MessagePanel
      picture={<Art name="window-other" />}
      heading={<PageHeading>{t('detail.notFound')}</PageHeading>}
      text={t('errors:store.not-found')}
      actions={
        <ActionLink to="accessories" query={storesPlace} kind="primary">
          {t('detail.backToStores')}
        </ActionLink>
      }
    />
  );
}

/** The store could not be loaded. */
export function FailedStore(asked: Omit<ComponentProps<typeof FailedThing>, 'title' | 'list'>) {
  const { t } = useTranslation('stores');
  return <FailedThing title={t('detail.failed')} list={{ to: 'accessories', text: t('detail.toShop') }} {...asked} />;
}
