import { lockDocument, lockSkipLocked, violatedIndex, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import { documentsAsEvents } from '@paltu/events';
import { orRefuse } from '@paltu/kernel';
import { mongooseFindAway, mongooseMemberPresence } from '@paltu/projections';
import { dayInPakistan } from '@paltu/reference';
import { countWords, rebuildWords } from '@paltu/search/documents';
import {
  foundOfVet,
  mongooseVetQueries,
  noFigures,
  toSlot,
  toSlotDocument,
  toVetDocument,
  vetCollections,
  type VetCollections,
} from './mongoose-vet-queries-store.ts';
import { toVet, type SlotRepository, type TimeSpan, type VetRepository, type VetStore } from './vet-store.ts';
import { alreadyListed, furthestAheadMs, slotOverlaps, vetNotFound, type Slot } from './vet.ts';

type Kept = Pick<VetCollections, 'vets' | 'slots'>;

const dayMs = 24 * 60 * 60_000;

/** Which free slots begin last on their day, in Pakistan. @param starts in order */
const lastOfDays = (starts: readonly Date[]): Date[] =>
  starts.filter((start, index) => {
    const next = starts[index + 1];
    return next === undefined || next >= dayInPakistan(start).end;
  });

/** Those of `lastFree` that are not over and lie outside of the time. Slots lie at most ninety days ahead, so what lies further back is over. */
const othersThan = ({ from, until }: TimeSpan): object => ({
  $filter: {
    input: { $ifNull: ['$lastFree', []] },
    cond: {
      $or: [
        { $and: [{ $gte: ['$$this', new Date(from.getTime() - furthestAheadMs)] }, { $lt: ['$$this', from] }] },
        { $gte: ['$$this', until] },
      ],
    },
  },
});

/** The whole days around these times. */
const daysAround = (times: readonly Date[]): TimeSpan => {
  const all = times.map((time) => time.getTime());
  return { from: dayInPakistan(new Date(Math.min(...all))).start, until: dayInPakistan(new Date(Math.max(...all))).end };
};

/**
 * Keeps in a vet's document, as `lastFree`, when the last free slot of each day begins: a vet who has one today that has not begun yet can
 * be visited today, whatever passes meanwhile. In a transaction that holds the vet.
 * @param times that lie on the days whose slots have changed
 */
const keepLastFree = async (
  { vets, slots }: Kept,
  { session }: DocumentTransaction,
  vetId: string,
  times: readonly Date[],
): Promise<void> => {
  if (times.length === 0) return;
  const { from, until } = daysAround(times);
  const where = { vetId, isBooked: false, startsAt: { $gte: from, $lt: until } };
  const free = await slots()
    .find(where, { session, projection: { startsAt: 1 } })
    .sort({ startsAt: 1 })
    .toArray();
  const last = lastOfDays(free.map(({ startsAt }) => startsAt as Date));
  await vets().updateOne({ _id: vetId }, [{ $set: { lastFree: { $concatArrays: [othersThan({ from, until }), last] } } }], { session });
};

const filledAtOnce = 100;

/** Fills `lastFree` of vets that are without it, as imported ones are. What another process keeps stays. */
const fillLastFree = async ({ vets, slots }: Kept): Promise<void> => {
  const isWithout = { lastFree: { $exists: false } };
  for (;;) {
    const some = await vets()
      .find(isWithout, { projection: { _id: 1 } })
      .limit(filledAtOnce)
      .toArray();
    if (some.length === 0) return;
    const where = { vetId: { $in: some.map(({ _id }) => _id) }, isBooked: false, startsAt: { $gte: new Date(Date.now() - dayMs) } };
    const free = await slots()
      .find(where, { projection: { vetId: 1, startsAt: 1 } })
      .sort({ startsAt: 1 })
      .toArray();
    const startsOf = Map.groupBy(free, ({ vetId }) => vetId as string);
    await vets().bulkWrite(
      some.map(({ _id }) => {
        const starts = (startsOf.get(_id) ?? []).map(({ startsAt }) => startsAt as Date);
        return { updateOne: { filter: { _id, ...isWithout }, update: { $set: { lastFree: lastOfDays(starts) } } } };
      }),
    );
  }
};

/** Vets in a transaction: one that was read stays held until it ends. */
const mongooseVetRepository = ({ vets }: VetCollections, trx: DocumentTransaction): VetRepository => {
  const { session } = trx;
  const findBy = async (where: object) => {
    const found = await lockDocument(vets, trx, where);
    return found && toVet(found);
  };
  return {
    find: (_id) => findBy({ _id }),
    findOfOwner: (ownerId) => findBy({ ownerId }),
    getOfOwner: async (ownerId) => orRefuse(await findBy({ ownerId }), vetNotFound),
    findUnlessHeld: async (_id) => {
      const found = await lockSkipLocked(vets, trx, { _id });
      return found && toVet(found);
    },
    add: async (vet) => {
      try {
        await vets().insertOne({ ...toVetDocument(vet), ...noFigures }, { session });
      } catch (error) {
        throw violatedIndex(error) === 'vets_one_of_owner' ? alreadyListed({ cause: error }) : error;
      }
    },
    save: async (vet) => {
      const { _id, ...fields } = toVetDocument(vet);
      await vets().updateOne({ _id }, { $set: fields }, { session });
    },
  };
};

/** Slots in a transaction, which holds their vet. */
const mongooseSlotRepository = (collections: VetCollections, trx: DocumentTransaction): SlotRepository => {
  const { vets, slots } = collections;
  const { session } = trx;
  /** What follows from slots of one vet that were changed. */
  const follow = async (changed: readonly Slot[]): Promise<void> => {
    const [first] = changed;
    if (first === undefined) return;
    const starts = changed.map(({ startsAt }) => startsAt);
    await keepLastFree(collections, trx, first.vetId, starts);
  };
  const list = async (where: object) => (await slots().find(where, { session }).sort({ startsAt: 1 }).toArray()).map(toSlot);
  return {
    listToCome: (vetId, after) => list({ vetId, endsAt: { $gt: after } }),
    listChosen: async (vetId, { ids, starts }) => {
      const chosen = { vetId, $or: [{ _id: { $in: [...ids] } }, { startsAt: { $in: [...starts] } }] };
      await slots().updateMany(chosen, { $inc: { held: 1 } }, { session });
      return list(chosen);
    },
    add: async (added) => {
      if (added.length === 0) return;
      try {
        await slots().insertMany(added.map(toSlotDocument), { session });
      } catch (error) {
        throw violatedIndex(error) === 'slots_never_overlap' ? slotOverlaps({ cause: error }) : error;
      }
      await follow(added);
    },
    delete: async (ids) => {
      const deleted = await list({ _id: { $in: [...ids] } });
      await slots().deleteMany({ _id: { $in: [...ids] } }, { session });
      await follow(deleted);
    },
    deleteFree: async (vetId) => {
      await slots().deleteMany({ vetId, isBooked: false }, { session });
      await vets().updateOne({ _id: vetId }, { $set: { lastFree: [] } }, { session });
    },
  };
};

/** Vets in MongoDB. */
export const mongooseVetStore = (documents: Documents) => {
  const collections = vetCollections(documents);
  documents.fill(() => fillLastFree(collections));
  const store: VetStore<DocumentTransaction> = {
    vetsIn: (trx) => mongooseVetRepository(collections, trx),
    slotsIn: (trx) => mongooseSlotRepository(collections, trx),
    membersIn: mongooseMemberPresence(documents),
    findAway: mongooseFindAway(documents),
    queries: mongooseVetQueries(collections),
    countWords: countWords(documents, collections.found),
    rebuildDocuments: rebuildWords(collections.found, (stored) => foundOfVet(toVet(stored))),
    asEvents: (toEvents) =>
      documentsAsEvents({ name: 'vets', collection: collections.vets, toEvents: (stored) => toEvents(toVet(stored)) }),
  };
  return {
    ...store,
    /** What follows where slots of a vet have changed that begin at these times. */
    followSlots: (trx: DocumentTransaction, vetId: string, starts: readonly Date[]) => keepLastFree(collections, trx, vetId, starts),
  };
};
