import { randomUUID } from 'node:crypto';
import { withAdmin } from '@paltu/documents';
import type { DocumentCollection, StoredDocument } from '@paltu/documents/transactions';
import type { Popular } from './many-vets.ts';

const atOnce = 5_000;
const cities = ['lahore', 'karachi', 'islamabad', 'multan', 'quetta', 'peshawar', 'sialkot', 'gujrat'] as const;
const specialties = ['Surgery', 'Dermatology', 'Cardiology', 'Orthopedics', 'General Medicine'] as const;
const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const slotMinutes = 5;
const begunAt = Date.parse('2026-01-01');

const pick = <T>(all: readonly T[], nth: number): T => all[nth % all.length] as T;
const hash = (nth: number): string => (Math.imul(nth, 2_654_435_761) >>> 0).toString(16).padStart(8, '0');
const reviewedAt = (nth: number): Date => new Date(begunAt + nth * 11_000);

const isBooked = (nth: number): boolean => nth % 3 === 0;
const beginsAt = (nth: number, now: number): Date =>
  new Date((Math.floor(now / minuteMs) + (nth % 80) * 24 * 60 + (nth % 1_000)) * minuteMs);

/** As `insertManyVets` has them: one in fifty is out of sight, one in a thousand is featured, all over Pakistan. */
const vetOf = (usual: StoredDocument, _id: string, nth: number, now: number): StoredDocument => {
  const words = ['dr', hash(nth), 'lahore', 'surgery', 'vaccination'];
  return {
    ...{ ...usual, _id, ownerId: randomUUID(), name: `Dr. ${hash(nth)}`, words, countedWords: words, areWordsCounted: true },
    ...{ cityId: pick(cities, nth), specialty: pick(specialties, nth), consultationFee: nth % 5_000, createdAt: reviewedAt(nth) },
    ...{ emergency: nth % 10 === 0, homeVisit: nth % 10 === 1, telemedicine: nth % 10 === 2 },
    ...{ featured: nth % 1_000 === 0, isPublic: nth % 50 !== 0, rating: (nth % 51) / 10, reviews: 1, ratingSum: 3, reviewVersion: 1 },
    lastFree: isBooked(nth) ? [] : [beginsAt(nth, now)],
    place: { type: 'Point', coordinates: [62 + ((nth * 1_049) % 13_000) / 1_000, 24 + ((nth * 7_919) % 12_000) / 1_000] },
  };
};

/** One of each vet's in the next eighty days, every third of them booked; short, for each minute is an entry of an index. */
const slotOf = (vetId: string, nth: number, now: number): StoredDocument => {
  const startsAt = beginsAt(nth, now);
  const first = startsAt.getTime() / minuteMs;
  const endsAt = new Date(startsAt.getTime() + slotMinutes * minuteMs);
  const minutes = Array.from({ length: slotMinutes }, (_none, minute) => first + minute);
  return { _id: randomUUID(), vetId, startsAt, endsAt, isBooked: isBooked(nth), minutes } as StoredDocument;
};

/** Every two hundredth is with the popular vet, and as many are of the guest; most have ended. */
const appointmentOf = (usual: StoredDocument, vetId: string, nth: number, popular: Popular): StoredDocument => {
  const isToCome = nth % 50 < 3;
  const ended = nth % 7 === 0 ? 'cancelled' : nth % 11 === 0 ? 'no-show' : 'completed';
  return {
    ...{ ...usual, _id: randomUUID(), slotId: randomUUID(), status: isToCome ? 'booked' : ended },
    vetId: nth % 200 === 0 ? popular.vetId : vetId,
    vetOwnerId: nth % 200 === 0 ? popular.ownerId : randomUUID(),
    guestId: nth % 200 === 1 ? popular.guestId : randomUUID(),
    startsAt: new Date(Date.now() - 300 * dayMs + nth * 270_000),
    nextDueAt: isToCome ? new Date(Date.parse('2100-01-01') + nth * 11_000) : null,
  };
};

/** Two thousand are of the popular vet or by the guest. */
const reviewOf = (vetId: string, nth: number, { vetId: popularId, guestId }: Popular): StoredDocument =>
  ({
    ...{ _id: randomUUID(), thingId: nth <= 1_000 ? popularId : vetId, authorId: nth > 1_000 && nth <= 2_000 ? guestId : randomUUID() },
    ...{ version: 1, rating: 1 + (nth % 5), comment: 'Kind', createdAt: reviewedAt(nth), updatedAt: reviewedAt(nth) },
  }) as StoredDocument;

type Collection = ReturnType<DocumentCollection>;

/**
 * Takes the indexes of a collection away, but for that of its ids, and answers how to make them again: made of all documents at once they
 * are there much sooner.
 */
const dropIndexes = async (collection: Collection): Promise<() => Promise<unknown>> => {
  const indexes = (await collection.indexes()).filter(({ name }) => name !== '_id_');
  await collection.dropIndexes();
  return () => collection.createIndexes(indexes.map(({ v: _, ...index }) => index));
};

const indexed = ['vets', 'slots', 'appointments', 'reviews', 'likes'] as const;

/** Half of the vets, whatever else they are, have a free slot then, and no other; their slots themselves stay as they are. */
export const letHalfBeFree = (url: string, startsAt: Date): Promise<unknown> =>
  withAdmin(url, ({ client }) => {
    const vets = client.db(new URL(url).pathname.slice(1)).collection<StoredDocument>('vets');
    return vets.updateMany({ _id: { $regex: /^[0-7]/ } }, { $set: { lastFree: [startsAt] } });
  });

/** As if all words of vets had been counted. */
const keepWords = async (of: (name: string) => Collection): Promise<void> => {
  const counted = await of('vets')
    .aggregate<{ _id: string; count: number }>([{ $unwind: '$words' }, { $group: { _id: '$words', count: { $sum: 1 } } }])
    .toArray();
  await of('search_words').deleteMany({});
  await of('search_words').insertMany(counted.map(({ _id, count }) => ({ _id, count, keys: [_id, _id.slice(1)] })));
};

/** Fills every collection with so many documents more, each as `insertManyVets` fills its table, on a connection of its own. */
export const insertManyDocuments = (url: string, popular: Popular, count: number): Promise<void> =>
  withAdmin(url, async ({ client }) => {
    const database = client.db(new URL(url).pathname.slice(1));
    const of = (name: string) => database.collection<StoredDocument>(name);
    const usual = await of('vets').findOne({ _id: popular.vetId });
    const visit = await of('appointments').findOne();
    if (usual === null || visit === null) throw new Error('there is nothing to be copied');
    const dropped = await Promise.all(indexed.map((name) => dropIndexes(of(name))));
    const now = Date.now();
    for (let done = 0; done < count; done += atOnce) {
      const all = Array.from({ length: atOnce }, (_none, index) => ({ id: randomUUID() as string, nth: done + index + 1 }));
      const insert = async (name: string, make: (id: string, nth: number) => object): Promise<void> => {
        await of(name).insertMany(
          all.map(({ id, nth }) => make(id, nth) as StoredDocument),
          { ordered: false },
        );
      };
      await insert('vets', (id, nth) => vetOf(usual, id, nth, now));
      await insert('slots', (id, nth) => slotOf(id, nth, now));
      await insert('appointments', (id, nth) => appointmentOf(visit, id, nth, popular));
      await insert('reviews', (id, nth) => reviewOf(id, nth, popular));
      await insert('interests', (_id) => ({ _id, ownerId: randomUUID(), version: 1, likes: 1, views: 0 }));
      await insert('likes', (thingId, nth) => ({
        ...{ _id: randomUUID(), memberId: nth % 100 === 0 ? popular.guestId : randomUUID() },
        ...{ thingId, likedAt: reviewedAt(nth) },
      }));
    }
    for (const makeAgain of dropped) await makeAgain();
    await keepWords(of);
  });
