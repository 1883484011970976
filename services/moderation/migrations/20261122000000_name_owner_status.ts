import type { Knex } from 'knex';

/** `previous` holds a review as it was, under the names of its properties. */
const rename = async (knex: Knex, from: string, to: string): Promise<void> => {
  await knex.raw(
    'update reviews set previous = (previous - ?::text) || jsonb_build_object(?::text, previous -> ?::text) where previous is not null',
    [from, to, from],
  );
};

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table reviews rename column standing to owner_status');
  await rename(knex, 'standing', 'ownerStatus');
};

export const down = async (knex: Knex): Promise<void> => {
  await rename(knex, 'ownerStatus', 'standing');
  await knex.raw('alter table reviews rename column owner_status to standing');
};
