import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { payoutChanged } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import type { StoreId } from '../domain/ledger-row.ts';
import type { LedgerOutbox } from '../use-cases/ports.ts';

const toMessage = (event: LedgerEvent, sequence: number): OutgoingEvent => {
  const { storeId, at } = event;
  const envelope = { subject: storeId, sequence, time: at };
  const data = { storeId, sellerId: event.sellerId, changedAt: timestampFromDate(at), heldUntil: timestampFromDate(event.heldUntil) };
  return outgoingEvent(payoutChanged, { ...envelope, data });
};

/** @param next counts the events of a ledger that is locked */
export const ledgerOutbox = (outbox: Outbox, next: (storeId: StoreId) => Promise<number>): LedgerOutbox => ({
  append: async (events) => {
    for (const event of events) await outbox.append([toMessage(event, await next(event.storeId))]);
  },
});
