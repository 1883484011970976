import type { Documents, DocumentTransaction } from '@paltu/documents';
import type { OutboxRows } from '../ports/outbox.ts';
import type { EventModels } from './event-models.ts';
import { mongoOutbox } from './mongo-outbox.ts';
import { mongoRelayLease } from './mongo-relay-lease.ts';

const mostCounted = 10_000;
const waiting = { is_published: false } as const;

/** Events as documents of `outbox`. */
export const mongoOutboxRows = (documents: Documents, models: EventModels): OutboxRows<DocumentTransaction> => {
  const { outbox } = models;
  return {
    appender: mongoOutbox(models),
    backlog: async () => {
      const events = await outbox.countDocuments(waiting).limit(mostCounted);
      const oldest = await outbox.findOne(waiting, { created_at: 1 }).sort({ position: 1 }).lean();
      return { events, oldestSeconds: oldest === null ? 0 : Math.max(0, (Date.now() - oldest.created_at.getTime()) / 1_000) };
    },
    firstUnpublished: async ({ session }) =>
      (await outbox.findOne(waiting, { position: 1 }).sort({ position: 1 }).session(session).lean())?.position,
    isFull: async ({ session }, most) => (await outbox.find(waiting, { _id: 1 }).limit(most).session(session).lean()).length === most,
    lastPosition: async ({ session }) =>
      (await outbox.findOne({}, { position: 1 }).sort({ position: -1 }).session(session).lean())?.position ?? null,
    relayLock: (service) => mongoRelayLease(documents, models, service),
  };
};
