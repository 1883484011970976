import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';

const shown = 3;

/** Requests that wait for the member's answer: how many, and the newest of them, by one call for all that show it. */
export function useWaitingRequests() {
  return adoptionEndpoints.useGetAdoptionRequestsQuery({ type: 'received', status: 'pending', page: 1, limit: shown });
}
