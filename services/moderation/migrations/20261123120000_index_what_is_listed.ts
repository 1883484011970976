import type { Knex } from 'knex';

const indexes = { reviews_by_status: 'status, submitted_at, pet_id', reviews_by_time: 'submitted_at, pet_id' };

const index = async (knex: Knex, condition: string): Promise<void> => {
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`drop index ${name}`);
    await knex.raw(`create index ${name} on reviews (${columns}) where ${condition}`);
  }
};

// Every list and count leaves out what owners who are away have listed: without that in the index it has to look at each row.
export const up = (knex: Knex): Promise<void> => index(knex, 'not is_deleted and not is_owner_away');

export const down = (knex: Knex): Promise<void> => index(knex, 'not is_deleted');
