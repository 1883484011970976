import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';

const shown = 3;
const asked = { type: 'received', status: 'pending', page: 1, limit: shown } as const;
const askedApproved = { type: 'all', status: 'approved', page: 1, limit: shown } as const;

export const askWaitingRequests = () => adoptionEndpoints.endpoints.getAdoptionRequests.initiate(asked, { subscribe: false });
export const askApprovedRequests = () => adoptionEndpoints.endpoints.getAdoptionRequests.initiate(askedApproved, { subscribe: false });

/** The newest requests, received and sent, that were approved and not handed over yet. */
export function useApprovedRequests() {
  return adoptionEndpoints.useGetAdoptionRequestsQuery(askedApproved);
}

/** Requests that wait for the member's answer: how many, and the newest of them, by one call for all that show it. */
export function useWaitingRequests() {
  return adoptionEndpoints.useGetAdoptionRequestsQuery(asked);
}
