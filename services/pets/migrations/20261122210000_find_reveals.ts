import type { Knex } from 'knex';

/** Old ones are forgotten, and a member takes along those that are about them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index phone_reveals_by_age on phone_reveals (revealed_at)');
  await knex.raw('create index phone_reveals_of_member on phone_reveals (member_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index phone_reveals_by_age, phone_reveals_of_member');
}
