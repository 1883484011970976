import type { Documents, DocumentTransaction } from '@paltu/documents';
import type { EventStore } from '../src/ports/event-store.ts';
import type { StoreUnderTest } from './store-under-test.ts';

export type MongoUnderTest = Omit<StoreUnderTest<DocumentTransaction>, 'another' | 'close'>;

/** A database of MongoDB with aggregates and effects, over a connection that is open. */
export const onMongo = async (documents: Documents, store: EventStore<DocumentTransaction>): Promise<MongoUnderTest> => {
  const database = documents.connection.getClient().db();
  const aggregates = await database.createCollection<{ _id: string; version: number }>('aggregates');
  const effects = await database.createCollection<{ consumer: string; name: string }>('effects');
  return {
    store,
    keepAggregate: async ({ session }, _id, version) =>
      void (await aggregates.updateOne({ _id }, { $set: { version } }, { session, upsert: true })),
    raiseVersion: async ({ session }, _id) =>
      (await aggregates.findOneAndUpdate({ _id }, { $inc: { version: 1 } }, { session, returnDocument: 'after' }))?.version ?? 0,
    hasAggregate: async (_id) => (await aggregates.findOne({ _id })) !== null,
    keepEffect: async ({ session }, consumer, name) => void (await effects.insertOne({ consumer, name }, { session })),
    clearEffects: async ({ session }, consumer) => void (await effects.deleteMany({ consumer }, { session })),
    effects: async (consumer) => (await effects.find({ consumer }).sort({ _id: 1 }).toArray()).map(({ name }) => name),
    empty: async () => {
      for (const { name } of await database.listCollections().toArray()) await database.collection(name).deleteMany({});
    },
  };
};
