import { toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { RevealPhoneNeeds } from '../use-cases/reveal-phone.ts';

export const knexKeepReveal =
  (database: Knex): RevealPhoneNeeds['keep'] =>
  async (reveal) => {
    await database('phone_reveals').insert(toColumns(reveal));
  };
