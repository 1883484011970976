import { createLikesTables } from '@paltu/interests';
import { createSaltsTable } from '@paltu/persistence';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createLikesTables(knex);
  await knex.raw('alter table interests add column kind text not null');
  await knex.raw('alter table likes add column kind text not null');
  await createSaltsTable(knex);
};
