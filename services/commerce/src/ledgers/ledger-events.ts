import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ledgerSealed, payoutChanged, settlementMade, settlementReversed, type EveryField, type SettlementSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { StoreId } from './ledger.ts';
import type { LedgerEvent, Settlement } from './settlement.ts';

/** Neither the account nor the reference of the bank. */
const settlementMessage = ({ id, storeId, sellerId, amount, madeAt }: Settlement) =>
  ({ id, storeId, sellerId, amount: BigInt(amount), madeAt: timestampFromDate(madeAt) }) satisfies EveryField<typeof SettlementSchema>;

const toMessage = (event: LedgerEvent, sequence: number): OutgoingEvent => {
  const { storeId, at } = event;
  const envelope = { subject: storeId, sequence, time: at };
  switch (event.type) {
    case 'PayoutChanged': {
      const { sellerId, heldUntil } = event;
      const data = { storeId, sellerId, changedAt: timestampFromDate(at), heldUntil: timestampFromDate(heldUntil) };
      return outgoingEvent(payoutChanged, { ...envelope, data });
    }
    case 'SettlementMade':
      return outgoingEvent(settlementMade, { ...envelope, data: { settlement: settlementMessage(event.settlement) } });
    case 'SettlementReversed':
      return outgoingEvent(settlementReversed, { ...envelope, data: { settlement: settlementMessage(event.settlement) } });
    case 'LedgerSealed':
      return outgoingEvent(ledgerSealed, { ...envelope, data: { storeId, day: event.day, rows: event.rows, hash: event.hash } });
  }
};

/** @param next counts the events of a ledger that is locked */
export const ledgerOutbox = (outbox: Outbox, next: (storeId: StoreId) => Promise<number>) => ({
  append: async (events: readonly LedgerEvent[]): Promise<void> => {
    for (const event of events) await outbox.append([toMessage(event, await next(event.storeId))]);
  },
});
