import { ApiRefusal, untilConsumed, type Calls } from './api-client.ts';
import type { Listing } from './listings.ts';
import { members, type DemoMember } from './members.ts';

/** What a member writes about the home, as POST /adoption/pets/{petId}/request takes it. */
interface Application {
  reason: string;
  timeline: 'immediately' | 'soon' | 'flexible';
  experience: string;
  budget: 'low' | 'medium' | 'high' | 'flexible';
  petCarePlan: string;
  homeType: 'House with yard' | 'Apartment' | 'Farm/Rural';
  hasChildren: boolean;
}

const inEnglish: Application = {
  reason: 'We have been looking for a companion for a long time, and this one fits our days. Somebody of the family is always at home.',
  timeline: 'soon',
  experience: 'We have had animals at home for ten years and know the vet around the corner well.',
  budget: 'medium',
  petCarePlan: 'Fresh food twice a day, time together morning and evening, a check-up every half year and all vaccinations on time.',
  homeType: 'House with yard',
  hasChildren: true,
};

const inUrdu: Application = {
  ...inEnglish,
  reason: 'ہمیں کافی عرصے سے ایک ساتھی کی تلاش تھی اور یہ ہمارے گھر کے لیے بہت مناسب ہے۔ گھر میں ہر وقت کوئی نہ کوئی موجود ہوتا ہے۔',
  experience: 'دس سال سے گھر میں جانور رکھے ہوئے ہیں اور محلے کے ڈاکٹر سے پرانی جان پہچان ہے۔',
  petCarePlan: 'دن میں دو بار تازہ خوراک، صبح شام ساتھ وقت، ہر چھ ماہ بعد معائنہ اور تمام ٹیکے وقت پر۔',
};

/** How far the adopter stands behind the owner among the members: of another city. */
const distance = 3;

/** Who takes a pet of the demo data to their home, and what they wrote to its owner. */
export function adopterOf({ owner }: Pick<Listing, 'owner'>): { member: DemoMember; application: Application } {
  const place = members.findIndex(({ key }) => key === owner);
  const member = members[(place + distance) % members.length];
  if (place === -1 || member === undefined) throw new Error(`no member has the key ${owner}`);
  return { member, application: /[\u0600-\u06ff]/.test(member.firstName) ? inUrdu : inEnglish };
}

interface SentRequest {
  id: string;
  status: string;
}

interface HandOver {
  petId: string;
  owner: DemoMember;
  adopter: DemoMember;
  application: Application;
}

async function requestOf({ callAs }: Calls, { petId, adopter, application }: HandOver): Promise<SentRequest> {
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
export async function handOver(calls: Calls, pet: HandOver): Promise<void> {
  const { callAs, wait } = calls;
  try {
    await untilConsumed(wait, async () => {
      const { id, status } = await requestOf(calls, pet);
      const path = `/adoption/requests/${id}`;
      if (status === 'pending') await callAs(pet.owner, { method: 'PATCH', path: `${path}/status`, json: { status: 'approved' } });
      if (['pending', 'approved'].includes(status)) await callAs(pet.owner, { method: 'POST', path: `${path}/handover` });
    });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== 'pet.not-available') throw error;
  }
}
