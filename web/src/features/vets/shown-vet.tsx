import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Shown } from '#shared/api/shown.ts';
import type { WholeVet } from '#shared/api/types.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { FailedThing, MissingThing } from '#shared/content/states.tsx';
import type { ReviewedKind } from '#shared/reviews/reviewed-kind.ts';
import { useAppDispatch } from '#shared/store/store.ts';

const { endpoints } = vetsEndpoints;

/** Reads a vet again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
function useFreshVet(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [read] = vetsEndpoints.useLazyGetVetsByIdAsMemberQuery();
  return async () => {
    const { data } = await read({ id });
    if (data) await dispatch(vetsEndpoints.util.upsertQueryData('getVetsById', { id }, data));
  };
}

/** Reviews of vets, by guests of completed visits. */
export const vetReviews: ReviewedKind = {
  name: 'vet',
  list: endpoints.getVetsByIdReviews,
  listAsMember: endpoints.getVetsByIdReviewsAsMember,
  own: endpoints.getVetsByIdReviewsOwn,
  post: endpoints.postVetsByIdReviews,
  remove: endpoints.deleteVetsByIdReviewsByReviewId,
  useFresh: useFreshVet,
};

/** A vet by its id: the public answer; a member for whom it is not there asks again with a token, for the own profile. */
export function useShownVet(id: string, isMember: boolean): Shown<WholeVet> {
  const open = vetsEndpoints.useGetVetsByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = vetsEndpoints.useGetVetsByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  return shownOf(isOwnAsked ? own : open, ({ vet }) => vet);
}

/** There is no such vet, or not any more. */
export function MissingVet() {
  const { t } = useTranslation('vets');
  const list = { to: 'vets', text: t('detail.notFound.back') };
  return <MissingThing title={t('detail.notFound.title')} text={t('detail.notFound.text')} list={list} />;
}

/** The vet could not be loaded. */
export function FailedVet(asked: Omit<ComponentProps<typeof FailedThing>, 'title' | 'list'>) {
  const { t } = useTranslation('vets');
  return <FailedThing title={t('detail.failed')} list={{ to: 'vets', text: t('detail.notFound.back') }} {...asked} />;
}
