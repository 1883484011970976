import type { Knex } from 'knex';

/** A projection of moderation.rule.v1: how each rule stands. A release before reads `rules`, which knows no more than which are off. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create table listing_rules (id text primary key, version bigint not null, is_off boolean not null, rule jsonb not null)');
};
