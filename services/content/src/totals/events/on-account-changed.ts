import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { HomeRecords } from '../use-cases/ports.ts';

/** Who has an account, and has not left. */
export const onAccountChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(userState, async ({ id, deactivated }, { type, sequence }, trx) => {
    const isHere = !deactivated && type !== userErased.type;
    await recordsIn(trx).keepCounted([{ kind: 'users', id, version: sequence, counted: Number(isHere), failed: 0, hours: 0 }]);
  });
