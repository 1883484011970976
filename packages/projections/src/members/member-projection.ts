import { userState } from '@paltu/contracts';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import { knexMemberDirectory } from './knex-member-directory.ts';
import { memberOfMessage } from './member-of-message.ts';
import type { MemberDirectory } from './member.ts';

export interface MemberProjection {
  readonly consumers: readonly ConsumerDefinition[];
  readonly directory: MemberDirectory;
}

/** Members, as a slice of the service `name`: their names and how many there are. Its table comes from `createMembersTable`. */
export const memberProjection = ({ name, database }: { readonly name: string; readonly database: Knex }): MemberProjection => ({
  directory: knexMemberDirectory(database),
  consumers: [
    projector({
      consumer: `${name}.members`,
      on: [onState(userState, (user, { sequence }, trx) => upsertNewer(trx, 'members', memberOfMessage(user, sequence)))],
      reset: async (trx) => void (await trx('members').delete()),
    }),
  ],
});
