import { markCleared, markSet } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { markOutbox } from '../src/marks/mark-events.ts';
import type { MarkDecision } from '../src/marks/mark.ts';

const decision = (isSet: boolean): fc.Arbitrary<MarkDecision> =>
  fc.record({
    id: fc.uuid(),
    kind: fc.constant('vet' as const),
    thingId: fc.uuid(),
    number: fc.integer({ min: 1 }),
    mark: fc.constantFrom('featured' as const, 'verified' as const, 'hidden' as const),
    isSet: fc.constant(isSet),
    verificationNumber: fc.nat({ max: 2 ** 31 - 1 }),
    reason: fc.string({ unit: 'grapheme' }),
    decidedBy: fc.uuid().map((id) => id as MemberId),
    decidedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    isOwnThing: fc.boolean(),
    outcome: fc.constant('pending' as const),
  });

const publishedMark = (definition: typeof markSet | typeof markCleared, isSet: boolean) =>
  publishedEvent({
    definition,
    facts: decision(isSet),
    publish: (fact, outbox) => markOutbox(outbox).append([fact]),
    expected: (fact) => ({ subject: fact.thingId, sequence: fact.number, time: fact.decidedAt, data: { ...fact, decisionId: fact.id } }),
  });

export const publishedEvents = [publishedMark(markSet, true), publishedMark(markCleared, false)];
