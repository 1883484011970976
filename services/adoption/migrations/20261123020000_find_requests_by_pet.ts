import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index requests_of_pet on requests (pet_id, created_at desc, id desc)');
  await knex.raw('create index requests_of_requester_for_pet on requests (requester_id, pet_id, created_at desc, id desc)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists requests_of_requester_for_pet');
  await knex.raw('drop index if exists requests_of_pet');
}
