import { userRegistered, userRoleChanged, type User } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { Knex } from 'knex';
import type { OwnerRepository } from '../use-cases/ports.ts';

const keep = async (owners: OwnerRepository, user: User | undefined): Promise<void> => {
  if (user === undefined) throw new Error('the event carries no user');
  const { id, version, firstName, lastName, verified } = user;
  await owners.save({ id, version: Number(version), firstName, lastName, verified });
};

/** Whatever happened to an account, its event carries the whole public state: that is kept. */
export const onUserChanged = (ownersIn: (trx: Knex.Transaction) => OwnerRepository): EventRule[] => [
  on(userRegistered, ({ data }, trx) => keep(ownersIn(trx), data.user)),
  on(userRoleChanged, ({ data }, trx) => keep(ownersIn(trx), data.user)),
];
