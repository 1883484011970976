import { caseDecided, objectionDecided } from '@paltu/contracts';
import { on, reactor, type ConsumerDefinition, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ConductSteps } from './member-use-cases.ts';

/** So much was upheld of a member that the account is suspended, or no longer so much. */
export const onConductDecided = (stepsIn: (trx: Transaction) => ConductSteps): EventRule[] => [
  on(caseDecided, async ({ data: { caseId, ownerId, suspends }, time: at }, trx) => {
    if (suspends) await stepsIn(trx).suspend({ caseId, userId: ownerId as MemberId, at });
  }),
  on(objectionDecided, async ({ data: { caseId, ownerId, reinstates }, time: at }, trx) => {
    if (reinstates) await stepsIn(trx).reinstate({ caseId, userId: ownerId as MemberId, at });
  }),
];

/** From the beginning, for what follows is done once however often the event comes. */
export const conductConsumer = (stepsIn: (trx: Transaction) => ConductSteps): ConsumerDefinition =>
  reactor({ consumer: 'auth.conduct', on: onConductDecided(stepsIn), startAt: 'beginning', maxAgeMs: null });
