import { retry } from '@paltu/kernel';
import { AnswerLost, ApiRefusal, untilConsumed, type CallAs, type Calls } from './api-client.ts';
import type { DemoPet, Listing } from './listings.ts';
import type { DemoMember } from './members.ts';

/** A value of the wire; what is not text travels as JSON text in a form. */
type Field = string | number | boolean | readonly string[] | object;

function adoptionType({ trial, price }: DemoPet): string {
  if (trial) return 'Trial';
  return price === undefined ? 'Adoption' : 'Sale';
}

function requirementsOf({ experience, home, goodWith = [] }: DemoPet): object {
  return {
    experience: experience ?? 'Beginner',
    homeType: home ?? 'House with yard',
    children: goodWith.includes('Children'),
    otherPets: goodWith.some((companion) => ['Dogs', 'Cats', 'Other Pets'].includes(companion)),
  };
}

/** Every field of POST /pets but the pictures, with the defaults filled in. */
export function petFields({ species, pet }: Listing): Record<string, Field> {
  const { name, breed, age, gender, color, size, weight, description, care = [] } = pet;
  return {
    ...{ name, species, breed, age, gender, color, size, weight, description },
    location: pet.city,
    adoptionType: adoptionType(pet),
    price: pet.price ?? 0,
    healthStatus: pet.health ?? 'Excellent',
    vaccinated: care.includes('vaccinated'),
    neutered: care.includes('neutered'),
    microchipped: care.includes('microchipped'),
    urgent: pet.urgent ?? false,
    requirements: requirementsOf(pet),
    tags: pet.tags ?? [],
    personality: pet.traits,
    goodWith: pet.goodWith ?? [],
    ...(pet.specialNeeds === undefined ? {} : { specialNeeds: pet.specialNeeds }),
    ...(pet.training === undefined ? {} : { trainingLevel: pet.training }),
    ...(pet.reason === undefined ? {} : { reasonForRehoming: pet.reason }),
  };
}

/** The form of POST /pets: the fields, then the pictures (WebP bytes), the main one first. */
export function listingForm(listing: Listing, pictures: readonly Buffer[]): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(petFields(listing))) {
    form.append(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  pictures.forEach((bytes, index) => {
    form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), `picture-${index + 1}.webp`);
  });
  return form;
}

/** The parts of a pet on the wire that matter here. */
export interface SentPet {
  id: string;
  name: string;
  contentVersion: number;
  approvalStatus: 'pending' | 'approved' | 'rejected';
}

const PAGE = 100;
const ATTEMPTS = 5;

/** A call whose answer was lost may still be at work; look only after a while. */
const SETTLE_MS = 1_500;

/** All listings of a member by name, whatever their review status. */
export async function petsOf(callAs: CallAs, owner: DemoMember): Promise<Map<string, SentPet>> {
  const pets = new Map<string, SentPet>();
  for (let page = 1; ; page += 1) {
    const path = `/pets/user/my-pets?page=${page}&limit=${PAGE}`;
    const answer = await callAs<{ pets: SentPet[] }>(owner, { method: 'GET', path });
    for (const pet of answer.pets) pets.set(pet.name, pet);
    if (answer.pets.length < PAGE) return pets;
  }
}

/** Sends the listing exactly once: when the answer is lost, what the owner has decides whether to send it again. */
export async function sendListing(
  { callAs, wait }: Calls,
  owner: DemoMember,
  listing: Listing,
  pictures: readonly Buffer[],
): Promise<SentPet> {
  const attempt = async (count: number): Promise<SentPet> => {
    const found = count === 1 ? undefined : (await petsOf(callAs, owner)).get(listing.pet.name);
    if (found !== undefined) return found;
    const form = listingForm(listing, pictures);
    return (await callAs<{ pet: SentPet }>(owner, { method: 'POST', path: '/pets', form, onlyOnce: true })).pet;
  };
  try {
    return await retry({
      attempt,
      isRetryable: (error) => error instanceof AnswerLost,
      delayMs: (failures) => (failures < ATTEMPTS ? SETTLE_MS : undefined),
      wait,
    });
  } catch (error) {
    if (error instanceof ApiRefusal) throw new Error(`${listing.key} was refused: ${error.message}`, { cause: error });
    throw error;
  }
}

export interface Deciding extends Calls {
  admin: DemoMember;
}

/** Has an approved listing shown before others; pets may not have consumed the approval yet. */
export async function featureListing({ callAs, wait, admin }: Deciding, id: string): Promise<void> {
  await untilConsumed(wait, () => callAs(admin, { method: 'PATCH', path: `/admin/pets/${id}/featured`, json: { featured: true } }));
}

/** A listing that was sent, and what the admin saw of it. */
interface SentListing {
  readonly id: string;
  readonly contentVersion: number;
  readonly pet: DemoPet;
}

interface BulkResult {
  readonly id: string;
  readonly status: 'approved' | 'rejected' | 'unchanged' | 'failed';
  readonly code?: string;
}

/** What moderation has not consumed yet. */
const notConsumed = ['pet.not-found', 'pet.version-unknown'];

/**
 * Approves or rejects the versions that were sent, for one reason, or none. Of those that moderation has not consumed yet it is asked again;
 * a listing that somebody has changed meanwhile is left to people.
 */
async function decideTogether({ callAs, wait, admin }: Deciding, listings: readonly SentListing[], reason?: string): Promise<void> {
  let waiting = listings;
  await untilConsumed(wait, async () => {
    const petIds = waiting.map(({ id }) => id);
    const versions = Object.fromEntries(waiting.map(({ id, contentVersion }) => [id, contentVersion]));
    const path = reason === undefined ? '/admin/pets/bulk-approve' : '/admin/pets/bulk-reject';
    const json = { petIds, versions, ...(reason === undefined ? {} : { rejectionReason: reason }) };
    const { results } = await callAs<{ results: BulkResult[] }>(admin, { method: 'PATCH', path, json });
    const left = new Set(results.filter(({ code = '' }) => notConsumed.includes(code)).map(({ id }) => id));
    waiting = waiting.filter(({ id }) => left.has(id));
    if (waiting.length > 0) throw new ApiRefusal(409, 'pet.version-unknown', 'a listing is on its way to moderation');
  });
}

/** What the admin makes of listings that were sent, all that is approved in one call; some are left in the queue. */
export async function decideListings(deciding: Deciding, listings: readonly SentListing[]): Promise<void> {
  const byReason = Map.groupBy(
    listings.filter(({ pet }) => pet.review !== 'pending'),
    ({ pet: { review } }) => (typeof review === 'object' ? review.rejected : undefined),
  );
  for (const [reason, same] of byReason) await decideTogether(deciding, same, reason);
}
