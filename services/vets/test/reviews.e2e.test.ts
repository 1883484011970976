import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { reviewPosted, reviewRemoved, topics } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';

/** 2027-05-04, 10:00 in Pakistan. */
const start = new Date('2027-05-04T05:00:00Z');
const minuteMs = 60_000;
let now = start;
let vets: RunningVets;
let owner: Someone;
let vetId: string;
let sana: Someone;
let bilal: Someone;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = start;
  ({ owner, id: vetId } = await vets.someVet());
  sana = await vets.someone({ firstName: 'Sana', lastName: 'Ahmed' });
  bilal = await vets.someone({ firstName: 'Bilal', lastName: 'Shah' });
});
afterAll(() => vets.stop());

/** Each of them has come to the vet, one after the other; then it is two days later. */
const haveVisited = async (...guests: readonly Someone[]): Promise<void> => {
  const times = guests.map((_, nth) => ({ startsAt: new Date(start.getTime() + (nth + 1) * 30 * minuteMs).toISOString() }));
  const slots = (await vets.open(owner, times)).body.data.slots as { id: string }[];
  const ids = await Promise.all(guests.map((guest, nth) => vets.booked(guest, vetId, slots[nth]?.id)));
  now = new Date(start.getTime() + 48 * 60 * minuteMs);
  for (const id of ids) await vets.setStatus(owner, id, 'completed');
};
const passes = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * minuteMs);
};
const review = (as: Someone, rating: number, comment = 'Kind to cats') =>
  vets.call('POST', `/vets/${vetId}/reviews`, { as, json: { rating, comment } });
const vet = async (id = vetId) => (await vets.call('GET', `/vets/${id}`)).body.data.vet;

test('a review counts in all that shows a vet: page, own figures and the list', async () => {
  await haveVisited(sana, bilal);
  await review(sana, 5, 'بہت اچھے ڈاکٹر');
  passes(1);
  const { id } = (await review(bilal, 4)).body.data.review;
  expect(await vet()).toMatchObject({
    rating: 4.5,
    reviews: 2,
    reviewDetails: [
      { author: 'Bilal Shah', rating: 4, comment: 'Kind to cats', date: now.toISOString() },
      { author: 'Sana Ahmed', rating: 5 },
    ],
  });
  const { stats } = (await vets.call('GET', '/vets/user/stats', { as: owner })).body.data;
  expect(stats).toMatchObject({ rating: 4.5, reviews: 2, patients: 2 });
  const found = await vets.call('GET', '/vets?minRating=4.5');
  expect(found.body.data.vets.map(({ id: one }: { id: string }) => one)).toContain(vetId);
  const remove = (as: Someone) => vets.call('DELETE', `/vets/${vetId}/reviews/${id}`, { as });
  expect(await remove(sana)).toMatchObject({ status: 403, body: { code: 'review.not-yours' } });
  await remove(bilal);
  expect((await vets.call('GET', `/vets/${vetId}/reviews`)).body.data.reviews).toMatchObject([{ rating: 5, comment: 'بہت اچھے ڈاکٹر' }]);
  expect(await vet()).toMatchObject({ rating: 5, reviews: 1, reviewDetails: [{ author: 'Sana Ahmed' }] });
});

test('a review takes a completed visit, and is not for the vet', async () => {
  const own = async () => (await vets.call('GET', `/vets/${vetId}/reviews/own`, { as: sana })).body.data;
  const [slotId] = await vets.opened(owner, '2027-05-06', '09:00');
  const refused = { status: 403, body: { code: 'review.not-entitled' } };
  expect(await review(sana, 5)).toMatchObject(refused);
  const id = await vets.booked(sana, vetId, slotId);
  now = new Date('2027-05-06T05:00:00Z');
  expect(await review(sana, 5)).toMatchObject(refused);
  expect(await own()).toEqual({ review: null, mayReview: false });
  await vets.setStatus(owner, id, 'no-show');
  for (const who of [sana, owner]) expect(await review(who, 5)).toMatchObject(refused);
});

const testimonials = async (): Promise<Record<string, unknown>[]> => (await vets.call('GET', '/vets/testimonials')).body.data.testimonials;
const quoted = async () => (await testimonials()).filter(({ vet }) => (vet as { id: string }).id === vetId).map(({ text }) => text);
const areQuoted = (...texts: readonly string[]) =>
  eventually(async () => JSON.stringify(await quoted()) === JSON.stringify(texts), `quoted are ${texts.join(', ') || 'none'}`);

test("a guest's review with five stars is a testimonial, with its author, its vet and the city, until it has fewer", async () => {
  await haveVisited(sana);
  const { id } = (await review(sana, 5, 'نہایت شفیق ڈاکٹر')).body.data.review;
  await areQuoted('نہایت شفیق ڈاکٹر');
  const { name } = await vet();
  expect((await testimonials())[0]).toEqual({
    ...{ _id: id, id, name: 'Sana Ahmed', avatar: null, text: 'نہایت شفیق ڈاکٹر', rating: 5, location: 'Lahore' },
    ...{ vet: { id: vetId, name }, createdAt: now.toISOString() },
  });
  passes(1);
  await review(sana, 4, 'Not so kind after all');
  await areQuoted();
});

test('the newest six testimonials are given, the newest first', async () => {
  const guests = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((nth) => vets.someone({ firstName: `Guest ${nth}` })));
  await haveVisited(...guests);
  for (const [nth, guest] of guests.entries()) {
    passes(1);
    await review(guest, 5, `Visit ${nth + 1}`);
  }
  await areQuoted('Visit 7', 'Visit 6', 'Visit 5', 'Visit 4', 'Visit 3', 'Visit 2');
});

test('no testimonial is of who has left, of an erased account or of a vet that is out of sight, however many are left out before one', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, () => vets.someone()));
  await haveVisited(sana, bilal, ...guests);
  // After all that other tests wrote.
  passes(60);
  await review(sana, 5, 'Seen');
  passes(1);
  await review(bilal, 5, 'Erased');
  for (const guest of guests) {
    passes(1);
    await review(guest, 5, 'Left');
    await vets.leaves(guest);
  }
  await areQuoted('Erased', 'Seen');
  await vets.isErased(bilal);
  await areQuoted('Seen');
  await vets.call('PATCH', '/vets/status', { as: owner, json: { isActive: false } });
  await areQuoted();
});

test('no word of a review is on its topic, also when it was changed or taken away', async () => {
  await haveVisited(sana);
  const { id } = (await review(sana, 5, 'Gently spoken')).body.data.review;
  await review(sana, 4, 'Gently spoken, but late');
  await vets.call('DELETE', `/vets/${vetId}/reviews/${id}`, { as: sana });
  await vets.untilPublished(reviewRemoved, vetId);
  const published = vets.publishedAbout(vetId).filter(({ record }) => record.topic === topics.review.name);
  expect(published).toHaveLength(3);
  expect(JSON.stringify(published.map(({ record }) => String(record.value)))).not.toContain('Gently');
});

test('a review is published with the vet', async () => {
  await haveVisited(sana);
  await review(sana, 5);
  expect(await vets.untilPublished(reviewPosted, vetId)).toMatchObject({
    review: { vetId, version: 1n, vetOwnerId: owner.userId },
    vet: { ratingTenths: 50, reviews: 1 },
  });
});

test('the better rated come first, also when the profile is edited afterwards', async () => {
  await haveVisited(sana);
  await review(sana, 4);
  const [good, goodVet] = [vetId, owner];
  now = start;
  ({ owner, id: vetId } = await vets.someVet());
  await haveVisited(sana);
  await review(sana, 5);
  const ids = (await vets.call('GET', '/vets?limit=100')).body.data.vets.map(({ id }: { id: string }) => id) as string[];
  expect(ids.indexOf(vetId)).toBeLessThan(ids.indexOf(good));
  await vets.call('PUT', '/vets', { as: goodVet, json: { bio: 'I like dogs too' } });
  expect(await vet(good)).toMatchObject({ rating: 4, reviews: 1 });
});

test('a member takes the own reviews along, reviews nothing once they have left, and leaves the stars when they are erased', async () => {
  await haveVisited(sana, bilal);
  const { id } = (await review(sana, 5)).body.data.review;
  const { vetReviews } = (await vets.call('GET', '/vets/export', { as: sana })).body.data;
  expect(vetReviews).toMatchObject([{ id, vetId, rating: 5, comment: 'Kind to cats' }]);
  await vets.leaves(bilal);
  await eventually(
    async () => (await vets.kept.find('presences', { id: bilal.userId, isAway: true })).length === 1,
    'the event of auth was consumed',
  );
  expect(await review(bilal, 5)).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
  await vets.isErased(sana);
  await eventually(async () => (await vet()).reviewDetails[0].comment === '', 'the comment is gone');
  expect(await vet()).toMatchObject({ rating: 5, reviews: 1 });
});
