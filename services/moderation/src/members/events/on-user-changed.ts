import { userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Knex } from 'knex';
import type { MemberId, MemberRegister } from '../use-cases/ports.ts';

/** Every event of a user carries all that may be known of them: one translation for all. */
export const onUserChanged = (registerOf: (trx: Knex.Transaction) => MemberRegister): EventRule =>
  onState(userState, async ({ id, firstName, lastName, verified }, { sequence }, trx) => {
    await registerOf(trx).keep({ id: id as MemberId, version: sequence, firstName, lastName, isVerified: verified });
  });
