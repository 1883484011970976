import { addSuspensions } from '@paltu/projections';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await addSuspensions(knex);
  // Members who were suspended, or let in again, and whose parcels are still to be gone through.
  await knex.raw('create table order_suspensions (member_id uuid primary key, version bigint not null)');
};
