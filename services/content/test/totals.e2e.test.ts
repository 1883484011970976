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
  reviewPosted,
  reviewRemoved,
  userDeactivated,
  userReactivated,
  UserType,
  vetListed,
  vetUpdated,
  type EventDefinition,
} from '@paltu/contracts';
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
const testimonials = async () => (await content.call('GET', '/content/testimonials')).body.data.testimonials;
const become = (expected: Partial<Awaited<ReturnType<typeof totals>>>) =>
  eventually(async () => {
    const told = await totals();
    return JSON.stringify({ ...told, ...expected }) === JSON.stringify(told);
  }, JSON.stringify(expected));
const texts = async () => (await testimonials()).map(({ text }: { text: string }) => text);
const says = (...expected: readonly string[]) =>
  eventually(async () => JSON.stringify(await texts()) === JSON.stringify(expected), `home says ${expected.join(', ') || 'nothing'}`);

/** What the sums of the rows come to: whatever is heard, totals are these. */
const counted = async () => {
  const rows = await content.database('counted_things').where({ counted: 1 }).groupBy('kind').select('kind').count({ total: '*' });
  return Object.fromEntries((rows as { kind: string; total: string }[]).map(({ kind, total }) => [kind, Number(total)]));
};

/** Approved, unless said otherwise. */
const tellsOfPet = (
  definition: EventDefinition,
  id: string,
  sequence: number,
  { approvalStatus = ApprovalStatus.APPROVED, ownerAway = false }: { approvalStatus?: ApprovalStatus; ownerAway?: boolean } = {},
) =>
  content.hears(definition, {
    subject: id,
    sequence,
    data: { pet: { id, version: BigInt(sequence), approvalStatus, ownerAway } },
  } as never);

const tellsOfRequest = async (
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
  await content.hears(definition, { subject: petId, sequence, data: { request } } as never);
};

const tellsOfVet = (definition: EventDefinition, id: string, sequence: number, isPublic = true) =>
  content.hears(definition, {
    subject: id,
    sequence,
    data: { vet: { id, version: BigInt(sequence), name: 'Dr. Amna Khan', cityId: 'lahore', public: isPublic } },
  } as never);

const tellsOfAccount = (definition: EventDefinition, { userId }: TestActor, sequence: number, deactivated: boolean) =>
  content.hears(definition, {
    subject: userId,
    sequence,
    data: {
      user: { id: userId, version: BigInt(sequence), firstName: 'Sana', lastName: 'Ahmed', userType: UserType.USER, deactivated },
    },
  } as never);

const aVet = async (): Promise<string> => {
  const id = newId();
  await tellsOfVet(vetListed, id, 1);
  return id;
};

interface Said {
  readonly id?: string;
  readonly sequence?: number;
  readonly rating?: number;
  readonly definition?: EventDefinition;
  /** Minutes after noon. */
  readonly at?: number;
}

const reviews = async (author: TestActor, vetId: string, comment: string, said: Said = {}): Promise<string> => {
  const { id = newId(), sequence = 1, rating = 5, definition = reviewPosted, at = sequence } = said;
  const updatedAt = timestampFromDate(new Date(noon.getTime() + at * 60_000));
  const review = { id, version: BigInt(sequence), vetId, authorId: author.userId, rating, comment, createdAt: updatedAt, updatedAt };
  await content.hears(definition, { subject: vetId, sequence, data: { review } } as never);
  return id;
};

test('before anything was told nobody is promised anything', async () => {
  expect(await totals()).toEqual(nothing);
  expect(await testimonials()).toEqual([]);
  const { headers } = await content.call('GET', '/content/totals');
  expect(headers.get('cache-control')).toBe('public, max-age=10');
});

test('listings count while everybody sees them, each once, however often and in whatever order it is told', async () => {
  const { pets } = await totals();
  const [sheru, moti, mano] = [newId(), newId(), newId()];
  await tellsOfPet(petPublished, sheru, 2);
  await tellsOfPet(petPublished, sheru, 2);
  await tellsOfPet(petPublished, moti, 2);
  await tellsOfPet(petUpdated, mano, 1, { approvalStatus: ApprovalStatus.PENDING });
  await become({ pets: pets + 2 });
  await tellsOfPet(petUnpublished, sheru, 3, { approvalStatus: ApprovalStatus.PENDING });
  await tellsOfPet(petPublished, sheru, 2);
  await become({ pets: pets + 1 });
  await tellsOfPet(petUpdated, moti, 3, { ownerAway: true });
  await become({ pets });
  await tellsOfPet(petUpdated, moti, 4);
  await become({ pets: pets + 1 });
  await tellsOfPet(petDeleted, moti, 5);
  await become({ pets });
});

test('an adoption counts from the hand-over until the pet comes back', async () => {
  const { adoptions } = await totals();
  const request = { id: newId(), petId: newId() };
  await tellsOfRequest(adoptionApproved, request, 2, undefined);
  await tellsOfRequest(petHandedOver, request, 3, 10);
  await become({ adoptions: adoptions + 1, averageDays: 10, successRate: null });
  await tellsOfRequest(petHandedOver, request, 3, 10);
  await tellsOfRequest(adoptionFellThrough, request, 4, 10);
  await become({ adoptions, averageDays: null });
});

test('the share of those that stayed is told from thirty hand-overs on', async () => {
  const before = await totals();
  expect(before.successRate).toBeNull();
  for (let nth = 0; nth < 29; nth += 1) await tellsOfRequest(petHandedOver, { id: newId(), petId: newId() }, 3, 4);
  await become({ adoptions: before.adoptions + 29, averageDays: 4, successRate: 0.97 });
});

test('members count until they leave, and again when they come back; who is erased never more', async () => {
  const { users } = await totals();
  const sana = await content.someone();
  const bilal = await content.someone();
  await become({ users: users + 2 });
  await tellsOfAccount(userDeactivated, sana, 2, true);
  await become({ users: users + 1 });
  await tellsOfAccount(userReactivated, sana, 3, false);
  await become({ users: users + 2 });
  await content.isErased(bilal);
  await become({ users: users + 1 });
});

test('vets count while everybody sees them', async () => {
  const { vets } = await totals();
  const id = await aVet();
  await become({ vets: vets + 1 });
  await tellsOfVet(vetUpdated, id, 2, false);
  await become({ vets });
});

test('what a guest says with five stars is shown, with who said it, of whom and where', async () => {
  const [sana, vetId] = [await content.someone(), await aVet()];
  const id = await reviews(sana, vetId, ' نہایت شفیق ڈاکٹر ');
  await says('نہایت شفیق ڈاکٹر');
  const [shown] = await testimonials();
  expect(shown).toEqual({
    _id: id,
    id,
    name: 'Sana Ahmed',
    avatar: null,
    text: 'نہایت شفیق ڈاکٹر',
    rating: 5,
    location: 'Lahore',
    vet: { id: vetId, name: 'Dr. Amna Khan' },
    createdAt: new Date(noon.getTime() + 60_000).toISOString(),
  });
  await reviews(sana, vetId, 'Not so kind after all', { id, sequence: 2, rating: 4 });
  await says();
});

test('four stars, and five without words, are none', async () => {
  const [sana, vetId] = [await content.someone(), await aVet()];
  await reviews(sana, vetId, 'Good', { rating: 4 });
  await reviews(sana, vetId, '', { sequence: 2 });
  const last = await reviews(sana, vetId, 'Very kind', { sequence: 3 });
  await says('Very kind');
  await reviews(sana, vetId, '', { id: last, sequence: 4, definition: reviewRemoved });
  await says();
  await reviews(sana, vetId, 'Very kind', { id: last, sequence: 3 });
  await reviews(sana, vetId, 'Good', { sequence: 5, rating: 4 });
  await eventually(async () => (await content.database('testimonials').where({ vet_id: vetId })).length === 4, 'all is heard');
  expect(await texts()).toEqual([]);
});

test('the newest six are shown, the newest first', async () => {
  const [sana, vetId] = [await content.someone(), await aVet()];
  const ids = [];
  for (const nth of [3, 1, 2, 7, 5, 6, 4]) ids.push(await reviews(sana, vetId, `Visit ${nth}`, { sequence: ids.length + 1, at: nth }));
  await says('Visit 7', 'Visit 6', 'Visit 5', 'Visit 4', 'Visit 3', 'Visit 2');
  for (const [nth, id] of ids.entries()) await reviews(sana, vetId, '', { id, sequence: 10 + nth, definition: reviewRemoved });
  await says();
});

test('nothing is shown of who has left, nor of a vet that is out of sight; what is shown again was never lost', async () => {
  const [sana, vetId] = [await content.someone(), await aVet()];
  const id = await reviews(sana, vetId, 'Very kind');
  await says('Very kind');
  await tellsOfAccount(userDeactivated, sana, 2, true);
  await says();
  await tellsOfAccount(userReactivated, sana, 3, false);
  await says('Very kind');
  await tellsOfVet(vetUpdated, vetId, 2, false);
  await says();
  await tellsOfVet(vetUpdated, vetId, 3);
  await says('Very kind');
  // As vets tells it when the account is erased.
  await reviews(sana, vetId, '', { id, sequence: 2 });
  await says();
  expect(await content.database('testimonials').where({ id }).first('comment')).toEqual({ comment: '' });
});

test('a rebuild counts the same again', async () => {
  const { pets: petsBefore } = await totals();
  const [sana, vetId] = [await content.someone(), await aVet()];
  await tellsOfPet(petPublished, newId(), 2);
  await become({ pets: petsBefore + 1 });
  await reviews(sana, vetId, 'Very kind');
  await says('Very kind');
  const before = await totals();
  await content.database('totals').update({ counted: 7 });
  await content.database('testimonials').delete();
  await content.database('consumer_requests').insert({ id: newId(), consumer: 'content.home', kind: 'rebuild' });
  await become(before);
  await says('Very kind');
  const { pets, users, vets, adoptions } = before;
  expect(await counted()).toEqual({ pets, users, vets, adoptions });
});
