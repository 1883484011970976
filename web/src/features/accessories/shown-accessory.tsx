import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Shown } from '#shared/api/shown.ts';
import type { WholeAccessory } from '#shared/api/types.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { FailedThing, MissingThing } from '#shared/content/states.tsx';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useAppDispatch } from '#shared/store/store.ts';

const { endpoints } = commerceEndpoints;

/** Reads a product again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
function useFreshAccessory(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetAccessoriesByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getAccessoriesById', { id }, data));
  };
}

/** Reviews of products, by buyers whose parcel was delivered. */
export const accessoryReviews: ReviewedKind = {
  name: 'accessory',
  list: endpoints.getAccessoriesByIdReviews,
  listAsMember: endpoints.getAccessoriesByIdReviewsAsMember,
  own: endpoints.getAccessoriesByIdReviewsOwn,
  post: endpoints.postAccessoriesByIdReviews,
  remove: endpoints.deleteAccessoriesByIdReviewsByReviewId,
  useFresh: useFreshAccessory,
};

/** A product by its id: the public answer; a member for whom it is not there asks again with a token, for an own draft. */
export function useShownAccessory(id: string, isMember: boolean): Shown<WholeAccessory> {
  const open = commerceEndpoints.useGetAccessoriesByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = commerceEndpoints.useGetAccessoriesByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  return shownOf(isOwnAsked ? own : open, ({ accessory }) => accessory);
}

/** There is no such product, or not any more. */
export function MissingAccessory() {
  const { t } = useTranslation('accessories');
  const list = { to: 'accessories', text: t('detail.notFound.back') };
  return <MissingThing title={t('detail.notFound.title')} text={t('detail.notFound.text')} list={list} />;
}

/** The product could not be loaded. */
export function FailedAccessory(asked: Omit<ComponentProps<typeof FailedThing>, 'title' | 'list'>) {
  const { t } = useTranslation('accessories');
  return <FailedThing title={t('detail.failed')} list={{ to: 'accessories', text: t('detail.notFound.back') }} {...asked} />;
}
