import { ledgerSealed, payoutChanged, settlementMade, settlementReversed, type EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent, type ExpectedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { ledgerOutbox } from '../src/ledgers/ledger-events.ts';
import type { StoreId } from '../src/ledgers/ledger.ts';
import { settlementStatuses, type LedgerEvent, type Settlement, type SettlementId } from '../src/ledgers/settlement.ts';

const text = fc.string({ unit: 'grapheme' });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const storeId = fc.uuid().map((id) => id as StoreId);
const memberId = fc.uuid().map((id) => id as MemberId);
const rupees = fc.integer({ min: 1, max: 100_000_000 });

const settlement: fc.Arbitrary<Settlement> = fc.record({
  id: fc.uuid().map((id) => id as SettlementId),
  ...{ storeId, sellerId: memberId, amount: rupees, available: rupees, reference: text, paidTo: text },
  ...{ status: fc.constantFrom(...settlementStatuses), reason: text, madeBy: memberId, madeAt: instant, sentBackAt: fc.option(instant) },
});

const publishedFact = <Event extends LedgerEvent>(
  definition: EventDefinition,
  facts: fc.Arbitrary<Event>,
  dataOf: (event: Event) => ExpectedEvent['data'],
) =>
  publishedEvent({
    definition,
    facts: fc.tuple(facts, fc.integer({ min: 1 })),
    publish: ([event, number], outbox) => ledgerOutbox(outbox, async () => number).append([event]),
    expected: ([event, sequence]) => ({ subject: event.storeId, sequence, time: event.at, data: dataOf(event) }),
  });

/** Neither the bank account nor the reference of the bank. */
const settled = (type: 'SettlementMade' | 'SettlementReversed', definition: EventDefinition) =>
  publishedFact(definition, fc.record({ type: fc.constant(type), storeId, settlement, at: instant }), (event) => {
    const { id, storeId: ofStore, sellerId, amount, madeAt } = event.settlement;
    return { settlement: { id, storeId: ofStore, sellerId, amount, madeAt } };
  });

export const publishedEvents = [
  publishedFact(
    payoutChanged,
    fc.record({ type: fc.constant('PayoutChanged' as const), storeId, sellerId: memberId, heldUntil: instant, at: instant }),
    ({ storeId: ofStore, sellerId, at: changedAt, heldUntil }) => ({ storeId: ofStore, sellerId, changedAt, heldUntil }),
  ),
  settled('SettlementMade', settlementMade),
  settled('SettlementReversed', settlementReversed),
  publishedFact(
    ledgerSealed,
    fc.record({
      type: fc.constant('LedgerSealed' as const),
      storeId,
      day: text,
      rows: fc.integer({ min: 1, max: 1_000_000 }),
      hash: text,
      at: instant,
    }),
    ({ storeId: ofStore, day, rows, hash }) => ({ storeId: ofStore, day, rows, hash }),
  ),
];
