import { projector } from '@paltu/events';
import type { Knex } from 'knex';
import { emptyMembers, knexMemberQueries, knexMemberRegister } from './data/knex-members.ts';
import { onUserChanged } from './events/on-user-changed.ts';

/** Members: their names and how many there are, as auth tells. */
export const membersModule = ({ database }: { database: Knex }) => ({
  directory: knexMemberQueries(database),
  consumer: projector({ consumer: 'moderation.members', on: [onUserChanged(knexMemberRegister)], reset: emptyMembers }),
});
