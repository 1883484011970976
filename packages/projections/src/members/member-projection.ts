import { userState } from '@paltu/contracts';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import { knexMemberDirectory } from './knex-member-directory.ts';
import type { Member, MemberDirectory, MemberId } from './member.ts';

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
      on: [
        onState(userState, ({ id, firstName, lastName, verified }, { sequence }, trx) =>
          upsertNewer<Member>(trx, 'members', { id: id as MemberId, version: sequence, firstName, lastName, isVerified: verified }),
        ),
      ],
      reset: async (trx) => void (await trx('members').delete()),
    }),
  ],
});
