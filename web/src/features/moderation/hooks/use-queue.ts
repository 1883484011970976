import { skipToken } from '@reduxjs/toolkit/query';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReviewPlace } from '../model/review-place.ts';

const { useGetAdminPetsQuery, useGetAdminPetsPendingQuery } = moderationEndpoints;

const limit = 10;
const polling = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** One page of what waits, oldest first, or of what was decided, newest first; it looks again by itself. */
export function useQueue({ tab, page }: ReviewPlace) {
  const isWaiting = tab === 'pending';
  const waiting = useGetAdminPetsPendingQuery(isWaiting ? { page, limit, sortBy: 'oldest' } : skipToken, polling);
  const decided = useGetAdminPetsQuery(isWaiting ? skipToken : { page, limit, sortBy: 'newest', approvalStatus: tab }, polling);
  return isWaiting ? waiting : decided;
}
