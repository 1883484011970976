import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import type { AdoptionRequest } from '#shared/api/types.ts';

const shown: readonly AdoptionRequest['status'][] = ['pending', 'approved', 'completed', 'rejected'];

/** The newest of the member's own requests for a pet that waits, was answered, or brought the pet home. A visitor has none, and is not asked for. */
export function useOwnRequest(petId: string, isMember: boolean): AdoptionRequest | undefined {
  const { currentData } = adoptionEndpoints.useGetAdoptionRequestsQuery({ type: 'sent', petId }, { skip: !isMember });
  return currentData?.adoptionRequests.find(({ status }) => shown.includes(status));
}

/** A request that stands in the way of another by the same member. */
export function isOpen(request: Pick<AdoptionRequest, 'status'> | undefined): boolean {
  return request?.status === 'pending' || request?.status === 'approved';
}
