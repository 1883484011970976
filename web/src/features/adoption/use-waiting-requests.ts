import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';

const shown = 3;
const asked = { type: 'received', status: 'pending', page: 1, limit: shown } as const;

export const askWaitingRequests = () => adoptionEndpoints.endpoints.getAdoptionRequests.initiate(asked, { subscribe: false });

/** Requests that wait for the member's answer: how many, and the newest of them, by one call for all that show it. */
export function useWaitingRequests() {
  return adoptionEndpoints.useGetAdoptionRequestsQuery(asked);
}
