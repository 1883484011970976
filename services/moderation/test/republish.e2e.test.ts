import { ApprovalStatus } from '@paltu/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestActor } from '@paltu/testing';
import { aMember } from '@paltu/testing/service';
import { startModeration, until, type APet, type RunningModeration } from './running-moderation.ts';

let moderation: RunningModeration;
let owner: TestActor;
let admin: TestActor;

beforeAll(async () => {
  moderation = await startModeration();
  owner = await aMember(moderation, { firstName: 'Sana', lastName: 'Ahmed' });
  admin = await aMember(moderation, { firstName: 'Bilal', lastName: 'Khan', role: 'admin' });
});
afterAll(() => moderation.stop());

const decide = (pet: APet, action: 'approve' | 'reject', json?: object) =>
  until(
    () => moderation.call('PATCH', `/admin/pets/${pet.id}/${action}`, { as: admin, ...(json === undefined ? {} : { json }) }),
    ({ status }) => status === 200,
  );
const decisions = (pet: APet, count: number) =>
  until(
    async () => moderation.decided(pet.id),
    (decided) => decided.length === count,
  );
const aListedPet = async (): Promise<APet> => {
  const pet = moderation.aPet(owner.userId);
  await pet.publish('created');
  return pet;
};

test('what pets has not answered is published again, in order; what it has answered is not', async () => {
  const [answered, open] = [await aListedPet(), await aListedPet()];
  await decide(answered, 'approve');
  const { decisionId, contentVersion } = (await decisions(answered, 1))[0] as { decisionId: string; contentVersion: number };
  await answered.publish('published', { approvalStatus: ApprovalStatus.APPROVED }, { decisionId, contentVersion });
  await until(
    async () => moderation.database('decisions').where({ pet_id: answered.id, outcome: 'applied' }),
    (applied) => applied.length === 1,
  );
  await decide(open, 'approve');
  await decide(open, 'reject', { rejectionReason: 'A second look' });
  await decisions(open, 2);
  await moderation.republish();
  const decided = await decisions(open, 4);
  expect(decided.slice(2)).toEqual(decided.slice(0, 2));
  expect(moderation.decided(answered.id)).toHaveLength(1);
});
