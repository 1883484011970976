import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import type { AdoptionRequest } from '#shared/api/types.ts';

const isShown = ({ status }: AdoptionRequest) => status === 'pending' || status === 'approved' || status === 'completed';

/**
 * The member's own request for a pet that waits, was approved, or brought the pet home, as far as it is among the newest that they
 * sent: one question for all pets. A visitor has none, and is not asked for.
 */
export function useOwnRequest(petId: string, isMember: boolean): AdoptionRequest | undefined {
  const { currentData } = adoptionEndpoints.useGetAdoptionRequestsQuery({ type: 'sent', limit: 50 }, { skip: !isMember });
  return currentData?.adoptionRequests.find((request) => request.pet?.id === petId && isShown(request));
}

/** A request that stands in the way of another by the same member. */
export function isOpen(request: Pick<AdoptionRequest, 'status'> | undefined): boolean {
  return request?.status === 'pending' || request?.status === 'approved';
}
