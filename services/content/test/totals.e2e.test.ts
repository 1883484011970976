import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  adoptionApproved,
  adoptionFellThrough,
  AdoptionStatus,
  ApprovalStatus,
  petDeleted,
  petHandedOver,
  petPublished,
  petUnpublished,
  petUpdated,
  userDeactivated,
  userReactivated,
  UserType,
  vetListed,
  vetUpdated,
  type EventDefinition,
} from '@paltu/contracts';
import { knexEventStore } from '@paltu/events';
import { newId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { startContent, type RunningContent } from './running-content.ts';

const dayMs = 24 * 60 * 60_000;
const noon = new Date('2026-11-01T12:00:00Z');
const nothing = { pets: 0, adoptions: 0, users: 0, vets: 0, averageDays: null, successRate: null };

let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const totals = async () => (await content.call('GET', '/content/totals')).body.data.totals;
const become = (expected: Partial<Awaited<ReturnType<typeof totals>>>) =>
  eventually(async () => {
    const totalsNow = await totals();
    return JSON.stringify({ ...totalsNow, ...expected }) === JSON.stringify(totalsNow);
  }, JSON.stringify(expected));

/** What the sums of the rows come to: whatever is consumed, totals are these. */
const counted = async () => {
  const rows = await content.database('counted_things').where({ counted: 1 }).groupBy('kind').select('kind').count({ total: '*' });
  return Object.fromEntries((rows as { kind: string; total: string }[]).map(({ kind, total }) => [kind, Number(total)]));
};

/** Approved by default. */
const publishPet = (
  definition: EventDefinition,
  id: string,
  sequence: number,
  { approvalStatus = ApprovalStatus.APPROVED, ownerAway = false }: { approvalStatus?: ApprovalStatus; ownerAway?: boolean } = {},
) =>
  content.publishToBus(definition, {
    subject: id,
    sequence,
    data: { pet: { id, version: BigInt(sequence), approvalStatus, ownerAway } },
  } as never);

const publishRequest = async (
  definition: EventDefinition,
  { id, petId }: { readonly id: string; readonly petId: string },
  sequence: number,
  days: number | undefined,
) => {
  const status =
    definition === petHandedOver
      ? AdoptionStatus.COMPLETED
      : definition === adoptionFellThrough
        ? AdoptionStatus.FELL_THROUGH
        : AdoptionStatus.APPROVED;
  const completedAt = days === undefined ? undefined : timestampFromDate(new Date(noon.getTime() + days * dayMs));
  const request = { id, petId, version: BigInt(sequence), status, createdAt: timestampFromDate(noon), completedAt };
  await content.publishToBus(definition, { subject: petId, sequence, data: { request } } as never);
};

const publishVet = (definition: EventDefinition, id: string, sequence: number, isPublic = true) =>
  content.publishToBus(definition, {
    subject: id,
    sequence,
    data: { vet: { id, version: BigInt(sequence), name: 'Dr. Amna Khan', cityId: 'lahore', public: isPublic } },
  } as never);

const publishAccount = (definition: EventDefinition, { userId }: TestActor, sequence: number, deactivated: boolean) =>
  content.publishToBus(definition, {
    subject: userId,
    sequence,
    data: {
      user: { id: userId, version: BigInt(sequence), firstName: 'Sana', lastName: 'Ahmed', userType: UserType.USER, deactivated },
    },
  } as never);

const aVet = async (): Promise<string> => {
  const id = newId();
  await publishVet(vetListed, id, 1);
  return id;
};

test('before any event came nobody is promised anything', async () => {
  expect(await totals()).toEqual(nothing);
  const { headers } = await content.call('GET', '/content/totals');
  expect(headers.get('cache-control')).toBe('public, max-age=10');
});

test('listings count while everybody sees them, each once, however often and in whatever order the events come', async () => {
  const { pets } = await totals();
  const [sheru, moti, mano] = [newId(), newId(), newId()];
  await publishPet(petPublished, sheru, 2);
  await publishPet(petPublished, sheru, 2);
  await publishPet(petPublished, moti, 2);
  await publishPet(petUpdated, mano, 1, { approvalStatus: ApprovalStatus.PENDING });
  await become({ pets: pets + 2 });
  await publishPet(petUnpublished, sheru, 3, { approvalStatus: ApprovalStatus.PENDING });
  await publishPet(petPublished, sheru, 2);
  await become({ pets: pets + 1 });
  await publishPet(petUpdated, moti, 3, { ownerAway: true });
  await become({ pets });
  await publishPet(petUpdated, moti, 4);
  await become({ pets: pets + 1 });
  await publishPet(petDeleted, moti, 5);
  await become({ pets });
});

test('an adoption counts from the hand-over until the pet comes back', async () => {
  const { adoptions } = await totals();
  const request = { id: newId(), petId: newId() };
  await publishRequest(adoptionApproved, request, 2, undefined);
  await publishRequest(petHandedOver, request, 3, 10);
  await become({ adoptions: adoptions + 1, averageDays: null, successRate: null });
  await publishRequest(petHandedOver, request, 3, 10);
  await publishRequest(adoptionFellThrough, request, 4, 10);
  await become({ adoptions, averageDays: null });
});

test('the share of those that stayed is shown from thirty hand-overs on', async () => {
  const before = await totals();
  expect(before.successRate).toBeNull();
  for (let nth = 0; nth < 29; nth += 1) await publishRequest(petHandedOver, { id: newId(), petId: newId() }, 3, 4);
  await become({ adoptions: before.adoptions + 29, averageDays: 4, successRate: 0.97 });
});

test('members count until they leave, and again when they come back; who is erased never more', async () => {
  const { users } = await totals();
  const sana = await content.someone();
  const bilal = await content.someone();
  await become({ users: users + 2 });
  await publishAccount(userDeactivated, sana, 2, true);
  await become({ users: users + 1 });
  await publishAccount(userReactivated, sana, 3, false);
  await become({ users: users + 2 });
  await content.isErased(bilal);
  await become({ users: users + 1 });
});

test('vets count while everybody sees them', async () => {
  const { vets } = await totals();
  const id = await aVet();
  await become({ vets: vets + 1 });
  await publishVet(vetUpdated, id, 2, false);
  await become({ vets });
});

test('a rebuild counts the same again', async () => {
  const { pets: petsBefore, vets: vetsBefore } = await totals();
  await aVet();
  await publishPet(petPublished, newId(), 2);
  await become({ pets: petsBefore + 1, vets: vetsBefore + 1 });
  const before = await totals();
  await content.database('totals').update({ counted: 7 });
  await knexEventStore(content.database).requests.add({
    id: newId(),
    consumer: 'content.home',
    kind: 'rebuild',
    key: null,
    event_id: null,
  });
  await become(before);
  const { pets, users, vets, adoptions } = before;
  expect(await counted()).toEqual({ pets, users, vets, adoptions });
});
