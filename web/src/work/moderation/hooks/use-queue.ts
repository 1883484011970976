import { skipToken } from '@reduxjs/toolkit/query';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { askedQueue } from '../ask-queue.ts';
import type { ReviewPlace } from '../model/review-place.ts';

const { useGetAdminPetsQuery, useGetAdminPetsPendingQuery } = moderationEndpoints;

const polling = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** One page of what waits, of what was decided, or of all; it looks again by itself. */
export function useQueue(place: ReviewPlace) {
  const asked = askedQueue(place);
  const waiting = useGetAdminPetsPendingQuery(asked.waiting ?? skipToken, polling);
  const others = useGetAdminPetsQuery(asked.others ?? skipToken, polling);
  return asked.waiting ? waiting : others;
}
