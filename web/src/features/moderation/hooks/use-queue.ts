import { skipToken } from '@reduxjs/toolkit/query';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { firstWords } from '#shared/list/search-words.ts';
import type { ReviewPlace } from '../model/review-place.ts';

const { useGetAdminPetsQuery, useGetAdminPetsPendingQuery } = moderationEndpoints;

const limit = 10;
const polling = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** One page of what waits, of what was decided, or of all; it looks again by itself. */
export function useQueue({ tab, page, order, search }: ReviewPlace) {
  const isWaiting = tab === 'pending';
  const asked = { page, limit, sortBy: order, ...(search !== undefined && { search: firstWords(search) }) };
  const waiting = useGetAdminPetsPendingQuery(isWaiting ? asked : skipToken, polling);
  const others = useGetAdminPetsQuery(isWaiting ? skipToken : { ...asked, ...(tab !== 'all' && { approvalStatus: tab }) }, polling);
  return isWaiting ? waiting : others;
}
