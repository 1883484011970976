import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = async (knex: Knex): Promise<void> => {
  await buildIndexes(knex, {
    orders_by_words_of_name: 'orders using gin (name_words)',
    orders_to_fold: 'orders (id) where name_words is null and address is not null',
    orders_to_unfold: 'orders (id) where name_words is not null and address is null',
  });
  await knex.raw('drop index concurrently if exists orders_by_name_of_buyer');
};
