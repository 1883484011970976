import { petApproved, petRejected } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { decisionOutbox } from '../src/reviews/review-events.ts';
import type { Action, Decision } from '../src/reviews/review.ts';

const decision = (action: Action): fc.Arbitrary<Decision> =>
  fc.record({
    id: fc.uuid(),
    petId: fc.uuid().map((id) => id as PetId),
    number: fc.integer({ min: 1 }),
    action: fc.constant(action),
    contentVersion: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    reason: action === 'approve' ? fc.constant(null) : fc.string({ unit: 'grapheme' }),
    decidedBy: fc.uuid().map((id) => id as MemberId),
    decidedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    isOwnListing: fc.boolean(),
    outcome: fc.constant('pending' as const),
    rules: fc.constant([]),
  });

const publishedDecision = (definition: typeof petApproved | typeof petRejected, type: 'PetApproved' | 'PetRejected', action: Action) =>
  publishedEvent({
    definition,
    facts: decision(action),
    publish: (fact, outbox) => decisionOutbox(outbox).append([{ type, decision: fact }]),
    expected: (fact) => ({ subject: fact.petId, sequence: fact.number, time: fact.decidedAt, data: { ...fact, decisionId: fact.id } }),
  });

export const publishedEvents = [
  publishedDecision(petApproved, 'PetApproved', 'approve'),
  publishedDecision(petRejected, 'PetRejected', 'reject'),
];
