import type { Knex } from 'knex';

/** The audit trail of rules for listings: what admins switched, never emptied. The last one of a rule is how it stands. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table rule_switches (
      rule_id text not null,
      number integer not null check (number > 0),
      is_off boolean not null,
      switched_by uuid not null,
      switched_at timestamptz not null,
      primary key (rule_id, number))`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table rule_switches');
};
