import { sessionRevoked } from '@paltu/contracts';
import type { MemberId, SessionId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { RevocationReason } from '../src/sessions/session.ts';
import { sessionOutbox } from '../src/sessions/session-events.ts';

export const publishedEvents = [
  publishedEvent({
    definition: sessionRevoked,
    facts: fc.record({
      sessionId: fc.uuid().map((id) => id as SessionId),
      userId: fc.uuid().map((id) => id as MemberId),
      reason: fc.constantFrom<RevocationReason>(
        'logout',
        'token-reused',
        'password-changed',
        'deactivated',
        'role-taken',
        'ended-by-admin',
        'expired',
      ),
      at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    }),
    publish: (fact, outbox) => sessionOutbox(outbox).append([{ type: 'SessionRevoked', ...fact }]),
    expected: ({ at, ...fact }) => ({ subject: fact.sessionId, sequence: 1, time: at, data: { ...fact, revokedAt: at } }),
  }),
];
