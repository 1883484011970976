import { somethingChanged } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { signalEvent } from '../src/signals/signals-module.ts';

const facts = fc.record({
  memberId: fc.uuid().map((id) => id as MemberId),
  kind: fc.constantFrom('messages' as const, 'notifications' as const),
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

export const publishedEvents = [
  publishedEvent({
    definition: somethingChanged,
    facts,
    publish: (signal, outbox) => outbox.append([signalEvent(signal)]),
    expected: ({ memberId, kind, at }) => ({ subject: memberId, sequence: at.getTime(), time: at, data: { memberId, kind } }),
  }),
];
