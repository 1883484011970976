import type { CallAs } from '../seeding/accounts.ts';
import { ApiRefusal } from '../seeding/api-client.ts';
import { untilConsumed } from '../seeding/until-consumed.ts';
import type { DemoMember } from '../pets/members.ts';
import type { Application } from './adopter.ts';

interface SentRequest {
  id: string;
  status: string;
}

export interface HandingOver {
  callAs: CallAs;
  wait: (milliseconds: number) => Promise<void>;
}

export interface HandOver {
  petId: string;
  owner: DemoMember;
  adopter: DemoMember;
  application: Application;
}

async function requestOf({ callAs }: HandingOver, { petId, adopter, application }: HandOver): Promise<SentRequest> {
  const path = `/adoption/requests?type=sent&petId=${petId}`;
  const { adoptionRequests } = await callAs<{ adoptionRequests: SentRequest[] }>(adopter, { method: 'GET', path });
  const [found] = adoptionRequests;
  if (found !== undefined) return found;
  const sending = { method: 'POST', path: `/adoption/pets/${petId}/request`, json: application } as const;
  return (await callAs<{ adoptionRequest: SentRequest }>(adopter, sending)).adoptionRequest;
}

/**
 * A member asks for the pet, its owner approves and hands it over; steps that were taken before stay taken. A pet that somebody has taken
 * off the market meanwhile is left as it is.
 */
export async function handOver(handing: HandingOver, pet: HandOver): Promise<void> {
  const { callAs, wait } = handing;
  try {
    await untilConsumed(wait, async () => {
      const { id, status } = await requestOf(handing, pet);
      const path = `/adoption/requests/${id}`;
      if (status === 'pending') await callAs(pet.owner, { method: 'PATCH', path: `${path}/status`, json: { status: 'approved' } });
      if (['pending', 'approved'].includes(status)) await callAs(pet.owner, { method: 'POST', path: `${path}/handover` });
    });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== 'pet.not-available') throw error;
  }
}
