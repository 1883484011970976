import { expect } from '@jest/globals';
import { aMember, type Sent } from '@paltu/testing/service';
import { startModeration, until, type APet } from './running-moderation.ts';

type SentHeaders = Readonly<Record<string, string>>;

/** Moderation with an owner of listings and an admin, and what the admin does. */
export const startReviews = async () => {
  const moderation = await startModeration();
  const owner = await aMember(moderation, { firstName: 'Sana', lastName: 'Ahmed' });
  const admin = await aMember(moderation, { firstName: 'Bilal', lastName: 'Khan', role: 'admin' });
  await until(
    () => moderation.database('members'),
    (members) => members.length === 2,
  );

  const asAdmin = (method: string, path: string, sent: Sent = {}) => moderation.call(method, `/admin${path}`, { as: admin, ...sent });
  const entryOf =
    (pet: APet, path = '/pets/pending') =>
    async () => {
      const { body } = await asAdmin('GET', `${path}${path.includes('?') ? '&' : '?'}limit=100`);
      return (body.data.pets as { id: string }[]).find(({ id }) => id === pet.id);
    };
  const isWaiting = (pet: APet) => until(entryOf(pet), (entry) => entry !== undefined);
  const lastDecision = (pet: APet) => {
    const { decisionId, contentVersion } = moderation.decided(pet.id).at(-1) as { decisionId: string; contentVersion: number };
    return { decisionId, contentVersion };
  };

  return {
    ...moderation,
    owner,
    admin,
    asAdmin,
    approve: (pet: APet, headers: SentHeaders = {}) => asAdmin('PATCH', `/pets/${pet.id}/approve`, { headers }),
    reject: (pet: APet, rejectionReason: string, headers: SentHeaders = {}) =>
      asAdmin('PATCH', `/pets/${pet.id}/reject`, { json: { rejectionReason }, headers }),
    /** Asks for the entry of a listing in a list of reviews. */
    entryOf,
    isWaiting,
    history: async (pet: APet) => (await asAdmin('GET', `/pets/${pet.id}/history`)).body.data.history,
    lastDecision,
    /** Pets carries the decision out. */
    publishOutcome: async (pet: APet, what: 'published' | 'updated' | 'unpublished', changes: object) => {
      await until(
        async () => moderation.decided(pet.id),
        (decided) => decided.length > 0,
      );
      await pet.publish(what, changes, lastDecision(pet));
    },
    aWaitingPet: async (): Promise<APet> => {
      const pet = moderation.aPet(owner.userId);
      await pet.publish('created');
      await isWaiting(pet);
      return pet;
    },
  };
};

export type RunningReviews = Awaited<ReturnType<typeof startReviews>>;

export const ifMatch = (version: number): SentHeaders => ({ 'if-match': `"${version}"` });

export const refusal = (status: number, code: string) => ({
  status,
  body: { status: 'error', code, errors: expect.any(Array), requestId: expect.any(String) },
});
