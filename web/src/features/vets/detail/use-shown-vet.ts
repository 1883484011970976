import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Shown } from '#shared/api/shown.ts';
import type { WholeVet } from '#shared/api/types.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';

/** A vet by its id: the public answer; a member for whom it is not there asks again with a token, for the own profile. */
export function useShownVet(id: string, isMember: boolean): Shown<WholeVet> {
  const open = vetsEndpoints.useGetVetsByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = vetsEndpoints.useGetVetsByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  return shownOf(isOwnAsked ? own : open, ({ vet }) => vet);
}
