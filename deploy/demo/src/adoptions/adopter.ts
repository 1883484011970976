import type { Listing } from '../pets/listings.ts';
import { members, type DemoMember } from '../pets/members.ts';

/** What a member writes about the home, as POST /adoption/pets/{petId}/request takes it. */
export interface Application {
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
