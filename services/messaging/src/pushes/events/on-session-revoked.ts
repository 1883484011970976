import { sessionRevoked } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { SessionId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { EndSession } from '../use-cases/end-session.ts';

/** A session is over: by a logout, here or elsewhere, another password, or because its member has left. */
export const onSessionRevoked = (endIn: (trx: Transaction) => EndSession): EventRule =>
  on(sessionRevoked, ({ data: { sessionId }, time }, trx) => endIn(trx)({ sessionId: sessionId as SessionId, at: time }));
