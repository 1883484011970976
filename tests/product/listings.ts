import { eventually } from '@paltu/testing';
import { aListing } from './a-listing.ts';
import { petOf, type Call, type Pet } from './calls.ts';
import type { Member } from './members.ts';

/** Lists a pet; `fields` holds what is not as usual. Throws when it is refused. */
export const newListing = async (call: Call, owner: Member, fields: object = {}): Promise<Pet> => {
  const answer = await call(owner, 'POST', '/pets', { body: { ...aListing(), ...fields } });
  if (answer.status !== 201) throw new Error(`the listing is refused with ${answer.status}: ${answer.text}`);
  return petOf(answer);
};

/** Approves a listing as soon as moderation has consumed it. */
export const approveListing = async (call: Call, admin: Member, id: string, withinMs?: number): Promise<void> => {
  const isApproved = async () => (await call(admin, 'PATCH', `/admin/pets/${id}/approve`)).status === 200;
  await eventually(isApproved, `the admin can approve ${id}`, withinMs);
};

/** Lists a pet and has it published; answers its id once everybody sees it. */
export const publishListing = async (call: Call, { owner, admin }: { owner: Member; admin: Member }, name: string): Promise<string> => {
  const { id } = await newListing(call, owner, { name });
  await approveListing(call, admin, id);
  await eventually(async () => (await call(undefined, 'GET', `/pets/${id}`)).status === 200, 'everybody sees the listing');
  return id;
};

/** Whatever waits for a review, such as what the tests before have left there, is rejected: the queue is empty then. */
export const clearQueue = async (call: Call, admin: Member): Promise<void> => {
  const isEmpty = async (): Promise<boolean> => {
    const { body } = await call(admin, 'GET', '/admin/pets/pending?limit=100');
    const petIds = ((body.data?.['pets'] ?? []) as Pet[]).map(({ id }) => id);
    if (petIds.length === 0) return body.status === 'success';
    await call(admin, 'PATCH', '/admin/pets/bulk-reject', { body: { petIds, rejectionReason: 'The tests of another file are over.' } });
    return false;
  };
  await eventually(isEmpty, 'nothing waits for a review', 30_000);
};
