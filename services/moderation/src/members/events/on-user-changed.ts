import type { Message } from '@bufbuild/protobuf';
import { userRegistered, userRoleChanged, type User } from '@paltu/contracts';
import { on, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { Knex } from 'knex';
import type { MemberId, MemberRegister } from '../use-cases/ports.ts';

type UserChanged = ReceivedEvent<Message & { user?: User | undefined }>;

/** Every event of a user carries all that may be known of them: one translation for all. */
export const onUserChanged = (registerOf: (trx: Knex.Transaction) => MemberRegister): EventRule[] => {
  const keep = async ({ data: { user }, sequence }: UserChanged, trx: Knex.Transaction): Promise<void> => {
    if (user === undefined) throw new Error('the event holds no user');
    const { id, firstName, lastName, verified } = user;
    await registerOf(trx).keep({ id: id as MemberId, version: sequence, firstName, lastName, isVerified: verified });
  };
  return [on(userRegistered, keep), on(userRoleChanged, keep)];
};
