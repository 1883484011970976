import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { shopReviewPosted, shopReviewRemoved } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

describe.each(['stores', 'accessories'] as const)('a review of %s', (things) => {
  const prepared = async () => {
    const { owner, storeId, id: accessoryId } = await commerce.someAccessory();
    const id = things === 'stores' ? storeId : accessoryId;
    const isDelivered = async (member: Someone) => {
      await commerce.database('deliveries').insert({ thing_id: id, member_id: member.userId, delivered_at: new Date() });
    };
    const buyer = await commerce.someone({ firstName: 'Sana', lastName: 'Malik' });
    const post = (as: Someone, rating: number, comment = 'Came on time') =>
      commerce.call('POST', `/${things}/${id}/reviews`, { as, json: { rating, comment } });
    const shown = async () => (things === 'stores' ? commerce.store(id) : commerce.accessory(id));
    return { owner, id, isDelivered, buyer, post, shown };
  };

  test('is written by who had a delivered parcel alone, counts at once, and is replaced by another', async () => {
    const { owner, id, isDelivered, buyer, post, shown } = await prepared();
    for (const member of [buyer, owner])
      expect(await post(member, 5)).toMatchObject({
        status: 403,
        body: { code: 'review.not-entitled', message: 'Only buyers whose parcel was delivered may write a review' },
      });
    const own = async () => (await commerce.call('GET', `/${things}/${id}/reviews/own`, { as: buyer })).body.data;
    expect(await own()).toEqual({ review: null, mayReview: false });
    await isDelivered(buyer);
    expect(await own()).toEqual({ review: null, mayReview: true });
    expect((await post(buyer, 4)).status).toBe(201);
    expect(await commerce.untilPublished(shopReviewPosted, id)).toMatchObject({
      review: { thingId: id, ownerId: owner.userId, authorId: buyer.userId, rating: 4 },
      rating: { ratingTenths: 40, reviews: 1 },
    });
    await post(buyer, 5, 'Even better the second time');
    expect(await shown()).toMatchObject({ rating: 5, reviews: 1 });
    const { reviews } = (await commerce.call('GET', `/${things}/${id}/reviews`)).body.data;
    expect(reviews).toMatchObject([{ rating: 5, comment: 'Even better the second time' }]);
  });

  test('is taken away by its author, and loses its words with the account', async () => {
    const { id, isDelivered, buyer, post, shown } = await prepared();
    const other = await commerce.someone();
    await Promise.all([isDelivered(buyer), isDelivered(other)]);
    const { review } = (await post(buyer, 1)).body.data;
    await post(other, 4);
    expect(await shown()).toMatchObject({ rating: 2.5, reviews: 2 });
    const remove = (as: Someone) => commerce.call('DELETE', `/${things}/${id}/reviews/${review.id}`, { as });
    expect((await remove(other)).status).toBe(403);
    expect((await remove(buyer)).status).toBe(200);
    expect(await commerce.untilPublished(shopReviewRemoved, id)).toMatchObject({ rating: { ratingTenths: 40, reviews: 1 } });
    await commerce.isErased(other);
    const words = async () => (await commerce.call('GET', `/${things}/${id}/reviews`)).body.data.reviews[0].comment as string;
    await eventually(async () => (await words()) === '', 'the event of auth was consumed');
    expect(await shown()).toMatchObject({ rating: 4, reviews: 1 });
  });

  test('is written by nobody who has left', async () => {
    const { isDelivered, buyer, post, id } = await prepared();
    await isDelivered(buyer);
    await commerce.leaves(buyer);
    const isKnown = async () => (await commerce.database('presences').where({ id: buyer.userId, is_away: true })).length === 1;
    await eventually(isKnown, 'the event of auth was consumed');
    expect(await post(buyer, 5)).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
    const missing = await commerce.call('DELETE', `/${things}/${id}/reviews/${id}`, { as: buyer });
    expect(missing).toMatchObject({ status: 404, body: { code: 'review.not-found' } });
  });
});
