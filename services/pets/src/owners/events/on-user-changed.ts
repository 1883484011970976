import type { Message } from '@bufbuild/protobuf';
import { userRegistered, userRoleChanged, type User } from '@paltu/contracts';
import { on, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { Knex } from 'knex';
import type { OwnerRepository } from '../use-cases/ports.ts';

type UserChanged = ReceivedEvent<Message & { user?: User | undefined }>;

/** Whatever happened to an account, its event carries the whole public state: that is kept. */
export const onUserChanged = (ownersIn: (trx: Knex.Transaction) => OwnerRepository): EventRule[] => {
  const keep = async ({ data: { user }, sequence }: UserChanged, trx: Knex.Transaction): Promise<void> => {
    if (user === undefined) throw new Error('the event carries no user');
    const { id, firstName, lastName, verified } = user;
    await ownersIn(trx).save({ id, version: sequence, firstName, lastName, verified });
  };
  return [on(userRegistered, keep), on(userRoleChanged, keep)];
};
