import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  petCreated,
  petDeleted,
  petPublished,
  petUnpublished,
  userDeactivated,
  userErased,
  userProfileUpdated,
  userReinstated,
  userSuspended,
} from '@paltu/contracts';
import { eventually, type TestActor } from '@paltu/testing';
import { offerPet, publishPet } from './listed-pets.ts';
import { approve } from './other-services.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;

beforeAll(async () => {
  pets = await startPets();
});
afterAll(() => pets.stop());

const statusOf = async (id: string, as?: TestActor): Promise<number> => (await pets.call('GET', `/pets/${id}`, { as })).status;
const listed = async (): Promise<string[]> => (await pets.call('GET', '/pets')).body.data.pets.map(({ id }: { id: string }) => id);

const account = (owner: TestActor, version: number, deactivated: boolean) => ({
  subject: owner.userId,
  sequence: version,
  data: { user: { id: owner.userId, version: BigInt(version), deactivated } },
});
const leaves = (owner: TestActor, version: number) => pets.publishToBus(userDeactivated, account(owner, version, true));
const returns = (owner: TestActor, version: number) => pets.publishToBus(userProfileUpdated, account(owner, version, false));

test('the listings of who leaves are out of sight, and back when the owner is', async () => {
  const [owner, other] = [await pets.tokens.issue(), await pets.tokens.issue()];
  const [mine, theirs] = [await offerPet(pets, owner), await offerPet(pets, other)];
  for (const { id } of [mine, theirs]) await publishPet(pets, id);

  await leaves(owner, 2);
  await pets.untilPublished(petUnpublished, mine.id);
  expect([await statusOf(mine.id), await statusOf(theirs.id)]).toEqual([404, 200]);
  expect(await listed()).toEqual([theirs.id]);

  await returns(owner, 3);
  await eventually(async () => (await statusOf(mine.id)) === 200);
  expect((await listed()).sort()).toEqual([mine.id, theirs.id].sort());
  await eventually(async () => pets.publishedAbout(mine.id).filter(({ type }) => type === petPublished.type).length === 2);
});

test('the listings of who is suspended are out of sight until an admin lets them in, also when the events come twice', async () => {
  const owner = await pets.tokens.issue();
  const { id } = await offerPet(pets, owner);
  await publishPet(pets, id);
  const publish = (definition: typeof userSuspended | typeof userReinstated, version: number, suspended: boolean) =>
    pets.publishToBus(definition as typeof userSuspended, {
      subject: owner.userId,
      sequence: version,
      data: { user: { id: owner.userId, version: BigInt(version), suspended } },
    });
  for (let time = 0; time < 2; time += 1) await publish(userSuspended, 2, true);
  await eventually(async () => (await statusOf(id)) === 404);
  await publish(userReinstated, 3, false);
  await publish(userSuspended, 2, true);
  await eventually(async () => (await statusOf(id)) === 200);
  const types = () => pets.publishedAbout(id).flatMap(({ type, topic }) => (topic === petPublished.topic.name ? [type] : []));
  expect(types()).toEqual([petCreated, petPublished, petUnpublished, petPublished].map(({ type }) => type));
});

test('one that is approved while its owner is away is public when the owner is back, and not before', async () => {
  const owner = await pets.tokens.issue();
  const { id } = await offerPet(pets, owner);
  await leaves(owner, 2);
  await eventually(() => pets.publishedAbout(id).length === 2);
  await approve(pets, id, 1);
  await eventually(() => pets.publishedAbout(id).length === 3);
  expect(await statusOf(id)).toBe(404);
  await returns(owner, 3);
  await eventually(async () => (await statusOf(id)) === 200);
});

test('a listing that comes after its owner has left is hidden too', async () => {
  const owner = await pets.tokens.issue();
  await leaves(owner, 2);
  await eventually(async () => (await pets.database('away_owners').where({ owner_id: owner.userId })).length === 1);
  const { id } = await offerPet(pets, owner);
  await approve(pets, id, 1);
  await eventually(() => pets.publishedAbout(id).length === 2);
  expect(await statusOf(id)).toBe(404);
});

test('however a new listing and the leave of its owner fall together, it is hidden', async () => {
  for (let round = 0; round < 8; round += 1) {
    const owner = await pets.tokens.issue();
    const [first, , second] = await Promise.all([offerPet(pets, owner), leaves(owner, 2), offerPet(pets, owner)]);
    await eventually(async () => (await pets.database('away_owners').where({ owner_id: owner.userId })).length === 1);
    const rows = await pets.database('listings').whereIn('id', [first.id, second.id]).pluck('is_owner_away');
    expect(rows).toEqual([true, true]);
  }
});

test('the listings of who is erased are gone', async () => {
  const owner = await pets.tokens.issue();
  const { id } = await offerPet(pets, owner);
  await publishPet(pets, id);
  await leaves(owner, 2);
  await pets.publishToBus(userErased, account(owner, 3, true));
  await pets.untilPublished(petDeleted, id);
  expect(await statusOf(id, owner)).toBe(404);
});

test('what auth publishes again changes nothing', async () => {
  const owner = await pets.tokens.issue();
  const { id } = await offerPet(pets, owner);
  await publishPet(pets, id);
  for (const version of [2, 2]) await leaves(owner, version);
  await returns(owner, 3);
  await leaves(owner, 2);
  await leaves(owner, 4);
  const types = () => pets.publishedAbout(id).flatMap(({ type, topic }) => (topic === petPublished.topic.name ? [type] : []));
  await eventually(() => types().length === 5);
  expect(types()).toEqual([petCreated, petPublished, petUnpublished, petPublished, petUnpublished].map(({ type }) => type));
});
