import { createPaperTables, dropPaperTables } from '@paltu/pictures';
import type { Knex } from 'knex';

const none = { status: 'none', number: 0, registrationNumber: '', validUntil: null, papers: [], askedAt: null, reason: '' };

export const up = async (knex: Knex): Promise<void> => {
  await createPaperTables(knex);
  await knex.raw('alter table vets add column verified_until date');
  await knex.raw('create index vets_verified_until on vets (verified_until) where verified_until is not null');
  await knex.raw('update vets set document = document || ?::jsonb', [
    JSON.stringify({ decidedUpTo: 0, verification: none, verifiedUntil: null }),
  ]);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw("update vets set document = document - '{decidedUpTo,verification,verifiedUntil}'::text[]");
  await knex.raw('alter table vets drop column verified_until');
  await dropPaperTables(knex);
};
