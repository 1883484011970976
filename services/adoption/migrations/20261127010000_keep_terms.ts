import type { Knex } from 'knex';

/** Requests that wait keep the terms of now: nobody has written down those of then. The release before leaves the column empty. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table requests add column terms jsonb');
  await knex.raw(`
    update requests set terms = jsonb_build_object('adoptionType', pets.snapshot -> 'adoptionType', 'price', pets.snapshot -> 'price')
    from pets where pets.id = requests.pet_id`);
};
