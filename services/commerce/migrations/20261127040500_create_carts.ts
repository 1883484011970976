import type { Knex } from 'knex';

/** One cart of each member who ever had something in it; its lines in the order in which they were put in. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table carts (
    member_id uuid primary key,
    lines jsonb not null,
    promo_code text,
    updated_at timestamptz not null)`);
};
