import { payoutChanged } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { LedgerEvent } from '../src/ledgers/domain/ledger-events.ts';
import type { StoreId } from '../src/ledgers/domain/ledger-row.ts';
import { ledgerOutbox } from '../src/ledgers/events/ledger-messages.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const storeId = fc.uuid().map((id) => id as StoreId);
const sellerId = fc.uuid().map((id) => id as MemberId);
const sequence = fc.integer({ min: 1 });

export const publishedEvents = [
  publishedEvent({
    definition: payoutChanged,
    facts: fc.tuple(
      fc.record({ type: fc.constant('PayoutChanged' as const), storeId, sellerId, heldUntil: instant, at: instant }),
      sequence,
    ),
    publish: ([event, number]: readonly [LedgerEvent, number], outbox) => ledgerOutbox(outbox, async () => number).append([event]),
    expected: ([event, number]) => ({
      ...{ subject: event.storeId, sequence: number, time: event.at },
      data: { storeId: event.storeId, sellerId: event.sellerId, changedAt: event.at, heldUntil: event.heldUntil },
    }),
  }),
];
