import { retry } from '@paltu/kernel';
import type { DemoMember } from '../pets/members.ts';
import type { Listing } from '../pets/listings.ts';
import { AnswerLost, ApiRefusal } from './api-client.ts';
import type { CallAs } from './accounts.ts';
import { listingForm } from './listing-form.ts';

/** The parts of a pet on the wire that matter here. */
export interface SentPet {
  id: string;
  name: string;
  contentVersion: number;
  approvalStatus: 'pending' | 'approved' | 'rejected';
}

export interface Sending {
  callAs: CallAs;
  wait: (milliseconds: number) => Promise<void>;
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
  { callAs, wait }: Sending,
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
