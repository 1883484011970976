import { caseDecided, objectionDecided } from '@paltu/contracts';
import { on, reactor, type ConsumerDefinition, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { SuspendByCase } from './member-use-cases.ts';

/** So much was upheld of a member that the account is suspended. */
export const onCaseDecided = (suspendIn: (trx: Transaction) => SuspendByCase): EventRule =>
  on(caseDecided, async ({ data: { caseId, ownerId, suspends } }, trx) => {
    if (suspends) await suspendIn(trx)({ caseId, userId: ownerId as MemberId });
  });

/** From the beginning, for what follows is done once however often the event comes. An objection that was right ends no suspension: an admin does. */
export const conductConsumer = (suspendIn: (trx: Transaction) => SuspendByCase): ConsumerDefinition =>
  reactor({ consumer: 'auth.conduct', on: [onCaseDecided(suspendIn)], ignores: [objectionDecided], startAt: 'beginning', maxAgeMs: null });
