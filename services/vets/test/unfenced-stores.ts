import { runDocumentTransaction, type DocumentCollection, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import { knexOutbox } from '@paltu/events';
import { mongoEventStore } from '@paltu/events/mongo';
import { knexLikesStore, mongooseLikesStore, type LikesStore, type OwnedThing } from '@paltu/interests';
import { silentLogger } from '@paltu/kernel';
import { preparedReads, runTransaction } from '@paltu/persistence';
import { knexReviewStore, mongooseReviewStore, type ReviewStore } from '@paltu/reviews';
import { documentTransactions, postgresTransactions, type Transactions } from '@paltu/runtime';
import { withoutLocks } from '@paltu/testing/service';
import type { Knex } from 'knex';
import type { AppointmentStore } from '../src/appointments/appointment-store.ts';
import { knexAppointmentStore } from '../src/appointments/knex-appointment-store.ts';
import { mongooseAppointmentStore } from '../src/appointments/mongoose-appointment-store.ts';
import { knexVetStore } from '../src/vets/knex-vet-store.ts';
import { mongooseVetStore } from '../src/vets/mongoose-vet-store.ts';
import type { VetStore } from '../src/vets/vet-store.ts';

/**
 * A fence that is taken away: the locks of rows or documents of a kind, the lock of who books or leaves (`members`), that only a free slot
 * becomes a booked one; and of MongoDB the transaction, in which two that write one document stand in each other's way also without a lock.
 */
export type Missing = 'vets' | 'slots' | 'appointments' | 'interests' | 'members' | 'booking of free slots alone' | 'transaction';

/** The stores of one engine, in which nobody locks what is missing. */
export interface UnfencedStores<Trx> {
  readonly transactions: Transactions<Trx>;
  readonly run: (work: (trx: Trx) => Promise<void>) => Promise<void>;
  /** The transaction as the stores below are given it. */
  readonly unlocked: (trx: Trx) => Trx;
  readonly vets: VetStore<Trx>;
  readonly appointments: AppointmentStore<Trx>;
  readonly likes: LikesStore<OwnedThing, Trx>;
  readonly reviews: ReviewStore<Trx>;
  readonly bookAnySlot: (trx: Trx, slotId: string, isBooked: boolean) => Promise<void>;
}

const source = { source: '/paltu/vets' };
const outboxOnPostgres = (trx: Knex.Transaction) => knexOutbox(trx, source);

export const unfencedOnPostgres = (database: Knex, missing: readonly Missing[]): UnfencedStores<Knex.Transaction> => ({
  transactions: postgresTransactions({ database, outboxIn: outboxOnPostgres }),
  run: (work) => runTransaction(database, work),
  unlocked: (trx) => withoutLocks(trx, { rows: (table) => missing.some((one) => one === table), numbers: missing.includes('members') }),
  vets: knexVetStore({ database, reads: preparedReads(database, silentLogger) }),
  appointments: knexAppointmentStore(database),
  likes: knexLikesStore({ database, outboxIn: outboxOnPostgres }),
  reviews: knexReviewStore({ database, outboxIn: outboxOnPostgres }, { things: 'vets' }),
  bookAnySlot: async (trx, slotId, isBooked) => void (await trx('slots').where({ id: slotId }).update({ is_booked: isBooked })),
});

type Collection = ReturnType<DocumentCollection>;
type Options = Readonly<Record<string, unknown>>;

const holds = (update: object): boolean => 'held' in ((update as { $inc?: object }).$inc ?? {});

/** @param isUnlocked who holds a document only reads it @param isBare nothing of it is part of the transaction */
const withoutHolds = (collection: Collection, isUnlocked: boolean, isBare: boolean): Collection => {
  const bare = (options: Options | undefined): object => (isBare ? { ...options, session: undefined } : { ...options });
  const changed = {
    findOneAndUpdate: async (where: object, update: object, options: Options) =>
      (isUnlocked && holds(update) ? await collection.findOne(where, bare(options)) : null) ??
      collection.findOneAndUpdate(where, update, bare(options)),
    updateMany: (where: object, update: object, options: Options) =>
      isUnlocked && holds(update) ? Promise.resolve() : collection.updateMany(where, update, bare(options)),
    find: (where: object, options: Options) => collection.find(where, bare(options)),
    findOne: (where: object, options: Options) => collection.findOne(where, bare(options)),
    countDocuments: (where: object, options: Options) => collection.countDocuments(where, bare(options)),
    insertOne: (one: never, options: Options) => collection.insertOne(one, bare(options)),
    insertMany: (all: never, options: Options) => collection.insertMany(all, bare(options)),
    updateOne: (where: object, update: object, options: Options) => collection.updateOne(where, update, bare(options)),
    deleteOne: (where: object, options: Options) => collection.deleteOne(where, bare(options)),
    deleteMany: (where: object, options: Options) => collection.deleteMany(where, bare(options)),
  };
  return new Proxy(collection, {
    get: (target, name) => Reflect.get(name in changed ? changed : target, name) as unknown,
  });
};

const lockedBy: Readonly<Record<string, Missing>> = { presences: 'members' };

export const unfencedOnMongo = (documents: Documents, missing: readonly Missing[]): UnfencedStores<DocumentTransaction> => {
  const isBare = missing.includes('transaction');
  const unfenced: Pick<Documents, 'collection' | 'fill'> = {
    fill: documents.fill,
    collection: (name) => {
      const collection = documents.collection(name);
      const isUnlocked = missing.includes(lockedBy[name] ?? (name as Missing));
      return () => withoutHolds(collection(), isUnlocked, isBare);
    },
  };
  const slots = unfenced.collection('slots');
  const { outbox } = mongoEventStore(documents);
  const outboxIn = (trx: DocumentTransaction) => outbox.appender(trx, source);
  const parts = { documents: { ...documents, ...unfenced }, outboxIn };
  const vets = mongooseVetStore(parts.documents);
  return {
    transactions: documentTransactions({ documents, outboxIn }),
    run: (work) => runDocumentTransaction(documents, work),
    unlocked: (trx) => trx,
    vets,
    appointments: mongooseAppointmentStore(unfenced, vets.followSlots),
    likes: mongooseLikesStore(parts, { things: 'vets' }),
    reviews: mongooseReviewStore(parts, { things: 'vets' }),
    bookAnySlot: async ({ session }, _id, isBooked) => void (await slots().updateOne({ _id }, { $set: { isBooked } }, { session })),
  };
};
