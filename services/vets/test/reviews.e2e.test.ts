import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { reviewPosted, reviewRemoved } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
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
const idOf = async (as: Someone, rating: number): Promise<string> => (await review(as, rating)).body.data.review.id;
const remove = (as: Someone, id: string, ofVet = vetId) => vets.call('DELETE', `/vets/${ofVet}/reviews/${id}`, { as });
const list = async (query = '', as?: Someone) => (await vets.call('GET', `/vets/${vetId}/reviews${query}`, { as })).body.data;
const own = async (as: Someone) => (await vets.call('GET', `/vets/${vetId}/reviews/own`, { as })).body.data;
const vet = async () => (await vets.call('GET', `/vets/${vetId}`)).body.data.vet;

describe('a review', () => {
  test('of a guest whose visit was completed is shown everywhere, with the figures that it comes to', async () => {
    await haveVisited(sana, bilal);
    const { status, body } = await review(sana, 5, '  بہت اچھے ڈاکٹر  ');
    expect([status, body.data.review]).toMatchObject([201, { rating: 5, comment: 'بہت اچھے ڈاکٹر', author: { fullName: 'Sana Ahmed' } }]);
    passes(1);
    await review(bilal, 4);
    expect(await list()).toMatchObject({ reviews: [{ rating: 4 }, body.data.review], pagination: { total: 2, limit: 10 } });
    expect(await list('?page=2&limit=1')).toMatchObject({ reviews: [{ rating: 5 }], pagination: { totalPages: 2 } });
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
    expect(found.body.data.vets.map(({ id }: { id: string }) => id)).toContain(vetId);
  });

  test('takes a completed visit, and is not for the vet', async () => {
    const [slotId] = await vets.opened(owner, '2027-05-06', '09:00');
    const refused = { status: 403, body: { code: 'review.not-entitled' } };
    expect(await review(sana, 5)).toMatchObject(refused);
    const id = await vets.booked(sana, vetId, slotId);
    now = new Date('2027-05-06T05:00:00Z');
    expect(await review(sana, 5)).toMatchObject(refused);
    expect(await own(sana)).toEqual({ review: null, mayReview: false });
    await vets.setStatus(owner, id, 'no-show');
    for (const who of [sana, owner]) expect(await review(who, 5)).toMatchObject(refused);
  });

  test('has one to five whole stars, and words', async () => {
    await haveVisited(sana);
    for (const [json, path] of [
      [{ rating: 0, comment: 'Good' }, 'rating'],
      [{ rating: 6, comment: 'Good' }, 'rating'],
      [{ rating: 4.5, comment: 'Good' }, 'rating'],
      [{ comment: 'Good' }, 'rating'],
      [{ rating: 5 }, 'comment'],
      [{ rating: 5, comment: '   ' }, 'comment'],
      [{ rating: 5, comment: 'x'.repeat(501) }, 'comment'],
    ] as const)
      expect(await vets.call('POST', `/vets/${vetId}/reviews`, { as: sana, json })).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      });
    expect((await review(sana, 1, 'x'.repeat(500))).status).toBe(201);
  });

  test('written again replaces the one before, and comes first', async () => {
    await haveVisited(sana, bilal);
    const id = await idOf(sana, 2);
    passes(1);
    await review(bilal, 4);
    passes(1);
    const again = await review(sana, 5, 'Better now');
    expect([again.status, again.body.data.review]).toMatchObject([200, { id, rating: 5, comment: 'Better now' }]);
    passes(1);
    expect((await review(sana, 5, 'Better now')).body.data).toEqual(again.body.data);
    expect((await list()).reviews).toMatchObject([{ id }, { rating: 4 }]);
    expect(await own(sana)).toEqual({ review: again.body.data.review, mayReview: true });
    expect(await vet()).toMatchObject({ rating: 4.5, reviews: 2 });
  });

  test('is published with its words and the new mean, in the order of all reviews of the vet', async () => {
    await haveVisited(sana, bilal);
    const id = await idOf(sana, 5);
    await review(bilal, 2);
    await remove(sana, id);
    const removed = await vets.untilPublished(reviewRemoved, vetId);
    expect(removed).toMatchObject({
      review: { id, version: 3n, comment: '', vetOwnerId: owner.userId },
      vet: { ratingTenths: 20, reviews: 1 },
    });
    const posted = vets.publishedAbout(vetId).flatMap((message) => message.as(reviewPosted)?.data ?? []);
    expect(posted).toMatchObject([
      { review: { id, version: 1n, authorId: sana.userId, comment: 'Kind to cats' }, vet: { ratingTenths: 50, reviews: 1 } },
      { review: { version: 2n, authorId: bilal.userId }, vet: { ratingTenths: 35, reviews: 2 } },
    ]);
  });

  test('is removed by its author or an admin, and may then be written anew', async () => {
    await haveVisited(sana, bilal);
    const [first, second] = [await idOf(sana, 1), await idOf(bilal, 4)];
    for (const who of [bilal, owner]) expect(await remove(who, first)).toMatchObject({ status: 403, body: { code: 'review.not-yours' } });
    const { id: other } = await vets.someVet();
    for (const [id, ofVet] of [
      [newId(), vetId],
      [first, other],
      ['none', vetId],
      [first, newId()],
    ] as const)
      expect(await remove(sana, id, ofVet)).toMatchObject({ status: 404, body: { code: 'review.not-found' } });
    expect((await remove(sana, first)).status).toBe(200);
    expect(await vet()).toMatchObject({ rating: 4, reviews: 1 });
    expect((await remove(await vets.someone({ role: 'admin' }), second)).status).toBe(200);
    expect(await vet()).toMatchObject({ rating: 0, reviews: 0, reviewDetails: [] });
    expect((await review(sana, 3)).status).toBe(201);
    expect(await vet()).toMatchObject({ rating: 3, reviews: 1 });
  });

  test('of a vet who is out of sight is shown to nobody else, and not changed', async () => {
    await haveVisited(sana);
    const id = await idOf(sana, 5);
    await vets.call('PATCH', '/vets/status', { as: owner, json: { isActive: false } });
    const refused = { status: 404, body: { code: 'vet.not-found' } };
    expect(await review(sana, 1)).toMatchObject(refused);
    expect(await vets.call('GET', `/vets/${vetId}/reviews`)).toMatchObject(refused);
    expect(await vets.call('GET', `/vets/${vetId}/reviews/own`, { as: sana })).toMatchObject(refused);
    expect((await list('', owner)).reviews).toMatchObject([{ id }]);
    expect((await remove(sana, id)).status).toBe(200);
  });

  test('that is removed again answers the same to its author and to an admin, and to nobody else', async () => {
    await haveVisited(sana);
    const id = await idOf(sana, 5);
    const admin = await vets.someone({ role: 'admin' });
    const done = { status: 200, body: { status: 'success', message: 'Review removed successfully!' } };
    for (const who of [sana, sana, admin]) expect(await remove(who, id)).toMatchObject(done);
    const another = await idOf(sana, 2);
    expect(await remove(sana, id)).toMatchObject(done);
    expect(await vet()).toMatchObject({ rating: 2, reviews: 1 });
    const { id: other } = await vets.someVet();
    for (const [who, gone, ofVet] of [
      [bilal, id, vetId],
      [owner, id, vetId],
      [sana, id, other],
      [admin, newId(), vetId],
    ] as const)
      expect(await remove(who, gone, ofVet)).toMatchObject({ status: 404, body: { code: 'review.not-found' } });
    expect(another).not.toBe(id);
    await eventually(() => vets.publishedAbout(vetId).filter(({ type }) => type === reviewPosted.type).length === 2, 'all is published');
    expect(vets.publishedAbout(vetId).filter(({ type }) => type === reviewRemoved.type)).toHaveLength(1);
  });
});

describe('the better rated', () => {
  test('come first where that is asked for', async () => {
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
    expect((await vets.call('GET', `/vets/${good}`)).body.data.vet).toMatchObject({ rating: 4, reviews: 1 });
  });
});

describe('a member', () => {
  test('takes the own reviews along', async () => {
    await haveVisited(sana, bilal);
    const id = await idOf(sana, 5);
    await review(bilal, 1);
    const { vetReviews } = (await vets.call('GET', '/vets/export', { as: sana })).body.data;
    expect(vetReviews).toMatchObject([{ id, vetId, rating: 5, comment: 'Kind to cats' }]);
  });

  test('who has left writes nothing more', async () => {
    await haveVisited(sana);
    await vets.leaves(sana);
    await eventually(
      async () => (await vets.kept.find('presences', { id: sana.userId, isAway: true })).length === 1,
      'the event of auth was consumed',
    );
    expect(await review(sana, 5)).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
  });

  test('who is no more leaves the stars and no word', async () => {
    await haveVisited(sana);
    await review(sana, 5);
    await vets.isErased(sana);
    await eventually(async () => (await list()).reviews[0].comment === '', 'the words are gone');
    await eventually(async () => (await list()).reviews[0].author.fullName === 'Former member', 'the name is gone');
    expect(await vet()).toMatchObject({ rating: 5, reviews: 1, reviewDetails: [{ author: 'Former member', comment: '' }] });
    const published = () => vets.publishedAbout(vetId).flatMap((message) => message.as(reviewPosted)?.data ?? []);
    await eventually(() => published().length === 2, 'it is reported');
    expect(published()[1]).toMatchObject({ review: { version: 2n, comment: '', rating: 5 }, vet: { ratingTenths: 50, reviews: 1 } });
  });
});

describe('many at once', () => {
  test('of twenty guests are twenty reviews, each published in order', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => vets.someone()));
    await haveVisited(...guests);
    await Promise.all(guests.map((guest, nth) => review(guest, 1 + (nth % 5))));
    expect(await vet()).toMatchObject({ rating: 3, reviews: 20 });
    await eventually(async () => vets.publishedAbout(vetId).filter(({ type }) => type === reviewPosted.type).length === 20);
    const published = vets.publishedAbout(vetId).flatMap((message) => message.as(reviewPosted)?.data ?? []);
    expect(published.map(({ vet: after }) => after?.reviews)).toEqual(guests.map((_, nth) => nth + 1));
  });

  test('of one guest are one review', async () => {
    await haveVisited(sana);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => review(sana, rating)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    const { rating, reviews } = await vet();
    expect([reviews, rating]).toEqual([1, (await own(sana)).review.rating]);
  });
});
