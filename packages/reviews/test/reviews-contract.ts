import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { reviewPosted, reviewRemoved, userErased, userReinstated, userSuspended } from '@paltu/contracts';
import { newId, type MemberId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { aMember, kennelsIn, startTestService, type TestService, type TestServiceOptions } from '@paltu/testing/service';
import { away, kennelsService, strangers } from './kennels-service.ts';

const minuteMs = 60_000;

/** Without its author, whose name may arrive between two answers. */
const asWritten = ({ author: _, ...written }: Record<string, unknown>) => written;

/** What reviews promise, on the store that these options choose. */
export const describeReviews = (options: Pick<TestServiceOptions, 'store'> = {}): void => {
  let now = new Date();
  let service: TestService;
  let owner: TestActor;
  let sana: TestActor;
  let bilal: TestActor;
  let id: string;
  beforeAll(async () => {
    const migrations = [join(import.meta.dirname, 'migrations')];
    service = await startTestService(kennelsService, { ...options, clock: { now: () => now }, migrations });
  });
  beforeEach(async () => {
    now = new Date();
    owner = await service.tokens.issue();
    sana = await aMember(service, { firstName: 'Sana', lastName: 'Ahmed' });
    bilal = await aMember(service, { firstName: 'Bilal', lastName: 'Shah' });
    id = await aKennel();
  });
  afterAll(() => service.stop());

  const aKennel = async (): Promise<string> => {
    const kennel = { id: newId(), ownerId: owner.userId as MemberId, isPublic: true };
    await kennelsIn(service.running).add(kennel);
    return kennel.id;
  };
  const passes = (minutes = 1): void => {
    now = new Date(now.getTime() + minutes * minuteMs);
  };
  const review = (as: TestActor, rating: number, comment = 'Kind to cats', of = id) =>
    service.call('POST', `/kennels/${of}/reviews`, { as, json: { rating, comment } });
  const reviewed = async (as: TestActor, rating: number, comment?: string) => (await review(as, rating, comment)).body.data.review;
  const remove = (as: TestActor, review: string, of = id) => service.call('DELETE', `/kennels/${of}/reviews/${review}`, { as });
  const list = async (query = '', as?: TestActor) => (await service.call('GET', `/kennels/${id}/reviews${query}`, { as })).body.data;
  const own = async (as: TestActor) => (await service.call('GET', `/kennels/${id}/reviews/own`, { as })).body.data;
  const newest = async () => (await service.call('GET', `/kennels/${id}/newest`)).body.data.reviews;
  const published = (of = id) => service.publishedAbout(of).flatMap((message) => message.as(reviewPosted)?.data ?? []);
  const publishedTimes = async (times: number) => {
    await eventually(() => published().length === times, 'all are published');
    return published();
  };

  describe('a review', () => {
    test('is shown with its author, the last written first, page by page', async () => {
      const { status, body } = await review(sana, 5, '  بہت اچھے لوگ  ');
      expect([status, body.data.review]).toMatchObject([201, { rating: 5, comment: 'بہت اچھے لوگ', author: { id: sana.userId } }]);
      const shown = asWritten(body.data.review);
      passes();
      await review(bilal, 4);
      passes();
      await review(await aMember(service, { firstName: 'Ayesha', lastName: 'Malik' }), 3);
      const authors = async () => (await list()).reviews.map(({ author }: { author: { fullName: string } }) => author.fullName).join();
      await eventually(async () => (await authors()) === 'Ayesha Malik,Bilal Shah,Sana Ahmed', 'all names are known');
      expect(await list()).toMatchObject({ reviews: [{ rating: 3 }, { rating: 4 }, shown], pagination: { total: 3, limit: 10 } });
      expect(await list('?page=3&limit=1')).toMatchObject({ reviews: [{ rating: 5 }], pagination: { totalPages: 3 } });
      expect(await newest()).toMatchObject([
        { author: 'Ayesha Malik', rating: 3, comment: 'Kind to cats', date: now.toISOString() },
        { author: 'Bilal Shah', rating: 4 },
      ]);
    });

    test('takes a member who is entitled to it and has not left', async () => {
      expect((await service.call('POST', `/kennels/${id}/reviews`, { json: { rating: 5, comment: 'Kind' } })).status).toBe(401);
      strangers.add(bilal.userId);
      expect(await own(bilal)).toEqual({ review: null, mayReview: false });
      expect(await review(bilal, 5)).toMatchObject({ status: 403, body: { code: 'review.not-entitled' } });
      expect(await own(sana)).toEqual({ review: null, mayReview: true });
      away.add(sana.userId);
      expect(await review(sana, 5)).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
      expect(await list()).toMatchObject({ reviews: [] });
    });

    test.each([
      [{ rating: 0, comment: 'Good' }, 'rating'],
      [{ rating: 6, comment: 'Good' }, 'rating'],
      [{ rating: 4.5, comment: 'Good' }, 'rating'],
      [{ comment: 'Good' }, 'rating'],
      [{ rating: 5 }, 'comment'],
      [{ rating: 5, comment: '   ' }, 'comment'],
      [{ rating: 5, comment: 'x'.repeat(501) }, 'comment'],
    ])('has one to five whole stars and a comment of at most 500 characters: %j is refused for its %s', async (json, path) => {
      const refused = await service.call('POST', `/kennels/${id}/reviews`, { as: sana, json });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path }] } });
      expect((await review(sana, 1, 'x'.repeat(500))).status).toBe(201);
    });

    test('replaces the earlier one of the same member, and comes first then; the same once more changes nothing', async () => {
      const { id: first } = await reviewed(sana, 2);
      passes();
      await review(bilal, 4);
      passes();
      const again = await review(sana, 5, 'Better now');
      expect([again.status, again.body.data.review]).toMatchObject([200, { id: first, rating: 5, comment: 'Better now' }]);
      passes();
      const shown = asWritten(again.body.data.review);
      expect(asWritten(await reviewed(sana, 5, 'Better now'))).toEqual(shown);
      expect((await list()).reviews).toMatchObject([{ id: first }, { rating: 4 }]);
      expect(await own(sana)).toMatchObject({ review: shown, mayReview: true });
      expect((await publishedTimes(3))[2]).toMatchObject({ review: { version: 3n }, vet: { ratingTenths: 45, reviews: 2 } });
    });

    test('is published with the new mean and without its words, in the order of all reviews of the thing', async () => {
      const { id: first } = await reviewed(sana, 5);
      await review(bilal, 2);
      await remove(sana, first);
      expect(await service.untilPublished(reviewRemoved, id)).toMatchObject({
        review: { id: first, version: 3n, vetOwnerId: owner.userId },
        vet: { ratingTenths: 20, reviews: 1 },
      });
      expect(published()).toMatchObject([
        { review: { id: first, version: 1n, authorId: sana.userId }, vet: { ratingTenths: 50, reviews: 1 } },
        { review: { version: 2n, authorId: bilal.userId }, vet: { ratingTenths: 35, reviews: 2 } },
      ]);
      for (const { record } of service.publishedAbout(id)) expect(String(record.value)).not.toContain('Kind to cats');
    });

    test('of a thing that is out of sight is shown to nobody but its owner, is not changed, and may be removed', async () => {
      const { id: first } = await reviewed(sana, 5);
      await kennelsIn(service.running).setPublic(id, false);
      const refused = { status: 404, body: { code: 'kennel.not-found' } };
      expect(await review(sana, 1)).toMatchObject(refused);
      for (const path of ['reviews', 'reviews/own'])
        expect(await service.call('GET', `/kennels/${id}/${path}`, { as: sana })).toMatchObject(refused);
      expect((await list('', owner)).reviews).toMatchObject([{ id: first }]);
      expect((await remove(sana, first)).status).toBe(200);
    });
  });

  describe('a removal', () => {
    test('is for the author and an admin, and the author may then review anew', async () => {
      const [first, second] = [(await reviewed(sana, 1)).id, (await reviewed(bilal, 4)).id];
      for (const who of [bilal, owner]) expect(await remove(who, first)).toMatchObject({ status: 403, body: { code: 'review.not-yours' } });
      const other = await aKennel();
      for (const [gone, of] of [
        [newId(), id],
        [first, other],
        ['none', id],
        [first, newId()],
      ] as const)
        expect(await remove(sana, gone, of)).toMatchObject({ status: 404, body: { code: 'review.not-found' } });
      expect((await remove(sana, first)).status).toBe(200);
      expect((await remove(await aMember(service, { role: 'admin' }), second)).status).toBe(200);
      expect(await list()).toMatchObject({ reviews: [], pagination: { total: 0 } });
      expect((await review(sana, 3)).status).toBe(201);
      expect((await publishedTimes(3))[2]).toMatchObject({ review: { version: 5n }, vet: { ratingTenths: 30, reviews: 1 } });
    });

    test('that is repeated answers the same to its author and to an admin, not found to anybody else, and is published once', async () => {
      const { id: first } = await reviewed(sana, 5);
      const admin = await aMember(service, { role: 'admin' });
      const done = { status: 200, body: { status: 'success', message: 'Review removed successfully!' } };
      for (const who of [sana, sana, admin]) expect(await remove(who, first)).toMatchObject(done);
      expect((await reviewed(sana, 2)).id).not.toBe(first);
      expect(await remove(sana, first)).toMatchObject(done);
      expect((await list()).reviews).toMatchObject([{ rating: 2 }]);
      const other = await aKennel();
      for (const [who, gone, of] of [
        [bilal, first, id],
        [owner, first, id],
        [sana, first, other],
        [admin, newId(), id],
      ] as const)
        expect(await remove(who, gone, of)).toMatchObject({ status: 404, body: { code: 'review.not-found' } });
      await publishedTimes(2);
      expect(service.publishedAbout(id).filter(({ type }) => type === reviewRemoved.type)).toHaveLength(1);
    });
  });

  describe('a member', () => {
    test('takes all own reviews along, the first one first', async () => {
      const { id: first } = await reviewed(sana, 5);
      await review(bilal, 1);
      passes();
      const other = await aKennel();
      await review(sana, 2, 'Loud', other);
      const { reviews } = (await service.call('GET', '/kennels/export', { as: sana })).body.data;
      expect(reviews).toMatchObject([
        { id: first, kennelId: id, rating: 5, comment: 'Kind to cats' },
        { kennelId: other, rating: 2, comment: 'Loud' },
      ]);
      expect(reviews).toHaveLength(2);
    });

    test.each([
      ['is', false],
      ['leaves and is', true],
    ])('who %s suspended leaves neither words nor stars in sight until they are let in again', async (_who, hadLeft) => {
      const { id: first } = await reviewed(sana, 5);
      await review(bilal, 2);
      const publish = (suspended: boolean, sequence: number, deactivated = false) =>
        service.publishToBus((suspended ? userSuspended : userReinstated) as typeof userSuspended, {
          ...{ subject: sana.userId, sequence, data: { user: { id: sana.userId, version: BigInt(sequence), suspended, deactivated } } },
        });
      await publish(true, 2, hadLeft);
      await eventually(async () => (await list()).reviews.length === 1, 'it is hidden');
      expect([await list(), await newest()]).toMatchObject([{ reviews: [{ rating: 2 }], pagination: { total: 1 } }, [{ rating: 2 }]]);
      expect(await service.untilPublished(reviewRemoved, id)).toMatchObject({
        review: { id: first },
        vet: { ratingTenths: 20, reviews: 1 },
      });
      await publish(false, 3);
      await eventually(async () => (await list()).reviews.length === 2, 'it is shown again');
      expect((await publishedTimes(3))[2]).toMatchObject({ review: { id: first, version: 4n }, vet: { ratingTenths: 35, reviews: 2 } });
      expect((await list()).reviews).toMatchObject([{ rating: 2 }, { comment: 'Kind to cats', rating: 5 }]);
    });

    test('whose account is erased leaves the stars, and neither comment nor name', async () => {
      await review(sana, 5);
      const user = { id: sana.userId, version: 2n };
      for (let time = 0; time < 2; time += 1) await service.publishToBus(userErased, { subject: sana.userId, sequence: 2, data: { user } });
      await eventually(async () => (await list()).reviews[0].comment === '', 'the comment is gone');
      await eventually(async () => (await list()).reviews[0].author.fullName === 'Former member', 'the name is gone');
      expect(await newest()).toMatchObject([{ author: 'Former member', rating: 5, comment: '' }]);
      const [, forgotten] = await publishedTimes(2);
      expect(forgotten).toMatchObject({ review: { version: 2n, rating: 5, authorErased: true }, vet: { ratingTenths: 50, reviews: 1 } });
    });
  });

  describe('many at once', () => {
    test('of twenty members are twenty reviews, each published in order', async () => {
      const authors = await Promise.all(Array.from({ length: 20 }, () => aMember(service)));
      await Promise.all(authors.map((author, nth) => review(author, 1 + (nth % 5))));
      const counts = (await publishedTimes(20)).map(({ vet }) => vet?.reviews);
      expect(counts).toEqual(authors.map((_, nth) => nth + 1));
      expect(published()[19]).toMatchObject({ vet: { ratingTenths: 30 } });
    });

    test('of one member are one review', async () => {
      const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => review(sana, rating)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
      const { rating } = (await own(sana)).review;
      expect((await publishedTimes(5))[4]).toMatchObject({ review: { rating }, vet: { ratingTenths: rating * 10, reviews: 1 } });
      expect((await list()).reviews).toHaveLength(1);
    });
  });

  test('reviews are published again as they are when an operator asks for it', async () => {
    await review(sana, 5);
    const { updatedAt } = await reviewed(bilal, 2);
    await publishedTimes(2);
    passes();
    await service.republish();
    const again = (await publishedTimes(4)).slice(2);
    expect(again).toMatchObject([
      { review: { authorId: sana.userId, version: 1n }, vet: { ratingTenths: 35, reviews: 2 } },
      { review: { authorId: bilal.userId, version: 2n }, vet: { ratingTenths: 35, reviews: 2 } },
    ]);
    expect(service.publishedAbout(id).at(-1)?.time.toISOString()).toBe(updatedAt);
  });
};
