import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { contactUpdated } from '@paltu/contracts';
import type { Logger } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { offerPet, publishPet } from './listed-pets.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let owner: TestActor;
let sana: TestActor;
let id: string;
let lines: Readonly<Record<string, unknown>>[] = [];

const note = (fields: object): void => void lines.push({ ...fields });
const logger: Logger = { debug: note, info: note, warn: note, error: note };

beforeAll(async () => {
  pets = await startPets({ logger });
});
beforeEach(async () => {
  [owner, sana] = await Promise.all([pets.tokens.issue(), pets.tokens.issue()]);
  ({ id } = await offerPet(pets, owner));
  await publishPet(pets, id);
  lines = [];
});
afterAll(() => pets.stop());

const isKnown = async (): Promise<void> => {
  const contact = { id: owner.userId, version: 1n, email: 'ali@example.org', emailVerified: true, phone: '+923001234567' };
  await pets.publishToBus(contactUpdated, { subject: owner.userId, data: { contact } });
  await eventually(async () => (await pets.database('contacts').where({ id: owner.userId })).length === 1, 'the contact is known');
};
const ask = async (as: TestActor | undefined, pet = id) => {
  const { status, body } = await pets.call('POST', `/pets/${pet}/owner-phone`, { as });
  return [status, body.code ?? body.data];
};
const securityLines = () => lines.filter(({ event }) => String(event).startsWith('security.'));
const reveals = () => pets.database('phone_reveals').where({ listing_id: id });

test('a member is shown the number, and that is kept', async () => {
  await isKnown();
  expect(await ask(sana)).toEqual([200, { phone: '+923001234567' }]);
  expect(await reveals()).toMatchObject([{ owner_id: owner.userId, member_id: sana.userId }]);
});

test('that a number was shown is one line of the log, without the number; a refusal is none', async () => {
  expect(await ask(sana)).toEqual([404, 'phone.unknown']);
  await isKnown();
  const { id: pending } = await offerPet(pets, owner);
  await ask(sana, pending);
  expect(securityLines()).toEqual([]);
  await ask(sana);
  expect(securityLines()).toEqual([{ event: 'security.phone-revealed', userId: sana.userId, ownerId: owner.userId, listingId: id }]);
  expect(JSON.stringify(lines)).not.toContain('3001234567');
});

test('nobody else is, and nothing of what they cannot see', async () => {
  await isKnown();
  expect((await ask(undefined))[0]).toBe(401);
  const { id: pending } = await offerPet(pets, owner);
  expect(await ask(sana, pending)).toEqual([404, 'pet.not-found']);
  expect(await reveals()).toEqual([]);
  const shown = JSON.stringify((await pets.call('GET', `/pets/${id}`, { as: sana })).body);
  expect(shown).not.toContain('3001234567');
});

test('a number that is not known cannot be shown', async () => {
  expect(await ask(sana)).toEqual([404, 'phone.unknown']);
  expect(await reveals()).toEqual([]);
});

test('both take along that it was shown, and neither learns who the other is by it', async () => {
  await isKnown();
  await ask(sana);
  const taken = async (as: TestActor) => (await pets.call('GET', '/pets/export', { as })).body.data.phoneReveals;
  const revealedAt = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(await taken(sana)).toEqual([{ petId: id, isOwnNumber: false, revealedAt }]);
  expect(await taken(owner)).toEqual([{ petId: id, isOwnNumber: true, revealedAt }]);
  expect(await taken(await pets.tokens.issue())).toEqual([]);
});

test('that it was shown is forgotten after ninety days, and not before', async () => {
  await isKnown();
  await ask(sana);
  const forgetAfter = async (days: number): Promise<number> => {
    await reveals().update({ revealed_at: new Date(Date.now() - days * 24 * 60 * 60_000) });
    await pets.runJob('forget reveals of numbers');
    return (await reveals()).length;
  };
  expect([await forgetAfter(89.9), await forgetAfter(90.1)]).toEqual([1, 0]);
});

test('numbers that were not shown take nothing of the thirty', async () => {
  for (let time = 0; time < 35; time += 1) expect(await ask(sana)).toEqual([404, 'phone.unknown']);
  await isKnown();
  expect((await ask(sana))[0]).toBe(200);
});

test('who collects numbers has to wait', async () => {
  await isKnown();
  for (let time = 0; time < 30; time += 1) expect((await ask(sana))[0]).toBe(200);
  expect(await ask(sana)).toEqual([429, 'request.too-many']);
  expect(await reveals()).toHaveLength(30);
});
