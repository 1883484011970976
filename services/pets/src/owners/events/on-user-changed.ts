import { userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Knex } from 'knex';
import type { OwnerRepository } from '../use-cases/ports.ts';

/** Whatever happened to an account, its event carries the whole public state: that is kept. */
export const onUserChanged = (ownersIn: (trx: Knex.Transaction) => OwnerRepository): EventRule =>
  onState(userState, async ({ id, firstName, lastName, verified }, { sequence }, trx) => {
    await ownersIn(trx).save({ id, version: sequence, firstName, lastName, verified });
  });
