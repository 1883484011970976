import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Shown } from '#shared/api/shown.ts';
import type { WholeStore } from '#shared/api/types.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';

/** A store by its id: the public answer; a member for whom it is not there asks again with a token, for the own one. */
export function useShownStore(id: string, isMember: boolean): Shown<WholeStore> {
  const open = commerceEndpoints.useGetStoresByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = commerceEndpoints.useGetStoresByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  return shownOf(isOwnAsked ? own : open, ({ store }) => store);
}
