import { violatedIndex, type DocumentTransaction } from '@paltu/documents';
import { dependencyTimeouts } from '@paltu/kernel';
import type { EventModels } from './event-models.ts';

/** Frees the lease of a process that is frozen, as a silent session is ended on PostgreSQL. */
export const leaseMs = dependencyTimeouts.database.idleSession;

/** By the server's clock, which is the same for all who ask. */
const endsLater = { $add: ['$$NOW', leaseMs] };

/** A document that names who holds a lease, until when, and in which term. What names a term does nothing when it is over. */
export interface LeaseDocument {
  /** The new term; undefined while another holds it. */
  take(): Promise<number | undefined>;
  /** False when the term is over. */
  renew(term: number): Promise<boolean>;
  /** Holds it for the transaction: who takes it meanwhile waits, or this one is ended. False when the term is over. */
  hold(trx: DocumentTransaction, term: number): Promise<boolean>;
  giveBack(term: number): Promise<void>;
}

/** @param holder a name that no other process has. */
export const leaseDocument = ({ leases: { collection } }: EventModels, _id: string, holder: string): LeaseDocument => {
  const of = (term: number) => ({ _id, holder, term }) as never;
  /** Makes the document of the lease, which is nobody's, unless it is there. */
  const isFirst = async (): Promise<boolean> => {
    const nobody = { $setOnInsert: { holder: '', term: 0, ends_at: new Date(0) } };
    try {
      return (await collection.updateOne({ _id } as never, nobody, { upsert: true })).upsertedCount > 0;
    } catch (error) {
      if (violatedIndex(error) === undefined) throw error;
      return false;
    }
  };
  const takeOnce = () => {
    const free = { _id, $or: [{ holder }, { $expr: { $lt: ['$ends_at', '$$NOW'] } }] };
    const next = { holder, term: { $add: ['$term', 1] }, ends_at: endsLater };
    return collection.findOneAndUpdate(free as never, [{ $set: next }], { returnDocument: 'after' });
  };
  return {
    take: async () => {
      const taken = (await takeOnce()) ?? ((await isFirst()) ? await takeOnce() : null);
      return (taken as { term: number } | null)?.term;
    },
    renew: async (term) => (await collection.updateOne(of(term), [{ $set: { ends_at: endsLater } }])).matchedCount > 0,
    hold: async ({ session }, term) =>
      (await collection.updateOne(of(term), { $currentDate: { marked_at: true } }, { session })).matchedCount > 0,
    giveBack: async (term) => void (await collection.updateOne(of(term), { $set: { ends_at: new Date(0) } })),
  };
};
