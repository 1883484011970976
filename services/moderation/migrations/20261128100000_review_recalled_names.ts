import type { Knex } from 'knex';

const statements = [
  `alter table marked_things add column waits_for_review boolean not null default false`,
  `create index marked_things_to_review on marked_things (kind, created_at desc, thing_id desc) where waits_for_review and not is_owner_away`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
