import type { Knex } from 'knex';

const tablesOfConsumers = ['consumer_offsets', 'inbox', 'parked_events', 'consumer_requests'];

/** What was read and what is parked stays so: the consumer goes on where it was. */
const renameConsumer = async (knex: Knex, from: string, to: string): Promise<void> => {
  for (const table of tablesOfConsumers) await knex(table).where({ consumer: from }).update({ consumer: to });
};

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table owners rename to members');
  await knex.raw('alter table members rename column verified to is_verified');
  await renameConsumer(knex, 'pets.owners', 'pets.members');
}

export async function down(knex: Knex): Promise<void> {
  await renameConsumer(knex, 'pets.members', 'pets.owners');
  await knex.raw('alter table members rename column is_verified to verified');
  await knex.raw('alter table members rename to owners');
}
