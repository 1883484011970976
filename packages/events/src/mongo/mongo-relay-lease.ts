import { violatedIndex, runDocumentTransaction, type DocumentTransaction, type Documents } from '@paltu/documents';
import { dependencyTimeouts } from '@paltu/kernel';
import { randomUUID } from 'node:crypto';
import type { LeaderOutbox, OutboxRow, RelayLock } from '../ports/outbox.ts';
import type { EventModels, OutboxDocument } from './event-models.ts';

/** Frees the lease of a process that is frozen, as a silent session is ended on PostgreSQL. */
const leaseMs = dependencyTimeouts.database.idleSession;

/** By the server's clock, which is the same for all who ask. */
const endsLater = { $add: ['$$NOW', leaseMs] };

/**
 * A document that names who holds a lease, until when, and in which term. What names a term does nothing when it is over.
 * @param holder a name that no other process has.
 */
const leaseDocument = ({ leases: { collection } }: EventModels, _id: string, holder: string) => {
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
    /** The new term; undefined while another holds it. */
    take: async (): Promise<number | undefined> => {
      const taken = (await takeOnce()) ?? ((await isFirst()) ? await takeOnce() : null);
      return (taken as { term: number } | null)?.term;
    },
    /** False when the term is over. */
    renew: async (term: number): Promise<boolean> =>
      (await collection.updateOne(of(term), [{ $set: { ends_at: endsLater } }])).matchedCount > 0,
    /** Holds it for the transaction: who takes it meanwhile waits, or this one is ended. False when the term is over. */
    hold: async ({ session }: DocumentTransaction, term: number): Promise<boolean> =>
      (await collection.updateOne(of(term), { $currentDate: { marked_at: true } }, { session })).matchedCount > 0,
    giveBack: async (term: number): Promise<void> => void (await collection.updateOne(of(term), { $set: { ends_at: new Date(0) } })),
  };
};

const dayMs = 24 * 60 * 60_000;

const rowOf = ({ position, aggregatetype, aggregateid, payload, headers }: OutboxDocument): OutboxRow => ({
  position,
  message: { topic: aggregatetype, key: aggregateid, headers, value: payload === null ? null : Buffer.from(payload, 'utf8') },
});

/**
 * The outbox in the hands of the relay that leads.
 * @param whileLeading rejects when it leads no longer, and keeps others from leading until the transaction ends.
 */
const mongoLeaderOutbox = (
  documents: Documents,
  { outbox }: EventModels,
  whileLeading: (trx: DocumentTransaction) => Promise<void>,
): LeaderOutbox => {
  const unpublished = async (limit: number, condition: object): Promise<OutboxRow[]> => {
    const waiting = outbox.find({ is_published: false, ...condition }).sort({ position: 1 });
    return (await waiting.limit(limit).lean<OutboxDocument[]>()).map(rowOf);
  };
  return {
    unpublished: (limit, without) => unpublished(limit, without.length === 0 ? {} : { aggregatetype: { $nin: [...without] } }),
    unpublishedFor: (limit, topic) => unpublished(limit, { aggregatetype: topic }),
    mark: (positions) =>
      runDocumentTransaction(documents, async (trx) => {
        await whileLeading(trx);
        const published = { $set: { is_published: true, published_at: new Date() } };
        await outbox.updateMany({ position: { $in: [...positions] } }, published).session(trx.session);
      }),
    prune: async (days, limit) => {
      const before = new Date(Date.now() - days * dayMs);
      const published = outbox.find({ published_at: { $lt: before } }, { _id: 1 }).sort({ published_at: 1 });
      const old = await published.limit(limit).lean();
      if (old.length === 0) return 0;
      return (await outbox.deleteMany({ _id: { $in: old.map((one) => one._id) } })).deletedCount;
    },
  };
};

/** How often the one that leads renews it. */
const renewEveryMs = leaseMs / 5;
/** After a longer silence somebody asks whether it still leads. */
const trustedMs = 1_000;
const askEveryMs = 500;

/**
 * The lease of a service's relay: a document that names who leads, until when, and in which term. What the leader marks is written in a
 * transaction over its lease, so that one whose term is over marks nothing, however late it notices.
 */
export const mongoRelayLease = (documents: Documents, models: EventModels, service: string): RelayLock => {
  const lease = leaseDocument(models, `${service} relay`, randomUUID());
  const noTerm = -1;
  let term = noTerm;
  let askedAt = 0;

  // By the clock of this process, which stands still with it: who was frozen asks first.
  const isHeld = (): boolean => term !== noTerm && performance.now() - askedAt < leaseMs;
  const lose = (asked = term): never => {
    // A late answer is about an earlier term, and proves nothing of the one that began since.
    if (asked === term) term = noTerm;
    throw new Error(`the relay of ${service} has lost its lock`);
  };
  const renew = async (): Promise<void> => {
    const [at, asked] = [performance.now(), term];
    if (!(await lease.renew(asked)) || asked !== term) lose(asked);
    askedAt = at;
  };
  const tryTake = async (): Promise<void> => {
    const at = performance.now();
    term = (await lease.take()) ?? noTerm;
    askedAt = at;
  };
  const led = mongoLeaderOutbox(documents, models, async (trx) => {
    if (!(await lease.hold(trx, term))) lose();
  });

  return {
    isHeld,
    take: async () => {
      if (!isHeld()) await tryTake();
      else if (performance.now() - askedAt > renewEveryMs) await renew();
      return isHeld() ? led : undefined;
    },
    confirm: async () => {
      if (!isHeld()) lose();
      if (performance.now() - askedAt > trustedMs) await renew();
    },
    withHeartbeat: async (work) => {
      const timer = setInterval(() => void (isHeld() ? renew().catch(() => undefined) : undefined), askEveryMs);
      try {
        await work();
      } finally {
        clearInterval(timer);
      }
    },
    // Who leads polls.
    notifyLeader: async () => undefined,
    release: async () => {
      const held = term;
      term = noTerm;
      // One that cannot be given back ends by itself.
      if (held !== noTerm) await lease.giveBack(held).catch(() => undefined);
    },
  };
};
