import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Shown } from '#shared/api/shown.ts';
import type { WholeAccessory } from '#shared/api/types.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';

/** A product by its id: the public answer; a member for whom it is not there asks again with a token, for an own draft. */
export function useShownAccessory(id: string, isMember: boolean): Shown<WholeAccessory> {
  const open = commerceEndpoints.useGetAccessoriesByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = commerceEndpoints.useGetAccessoriesByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  return shownOf(isOwnAsked ? own : open, ({ accessory }) => accessory);
}
