import type { Knex } from 'knex';
import type { AdoptionRepository } from '../use-cases/ports.ts';
import { toRequest, toRow } from './request-row.ts';

/** What concerns one pet, in the transaction `trx`: the pet's own row is locked before any request is read. */
export const knexAdoptionRepository = (trx: Knex.Transaction): AdoptionRepository => ({
  get: async (petId, requestId) => {
    await trx('adoptions').insert({ pet_id: petId, version: 0 }).onConflict('pet_id').ignore();
    const { version } = await trx('adoptions').where({ pet_id: petId }).forUpdate().first<{ version: number }>('version');
    const rows: object[] = await trx('requests')
      .where({ pet_id: petId })
      .where((open) => {
        void open.whereRaw("status in ('pending', 'approved')");
        if (requestId !== undefined) void open.orWhere({ id: requestId });
      })
      .orderBy('id');
    return { petId, version, requests: rows.map(toRequest) };
  },
  save: async ({ state: { petId, version }, events }) => {
    // Those that end go first: what begins may take the place of one of them.
    for (const { request } of [...events].reverse()) await trx('requests').insert(toRow(request)).onConflict('id').merge();
    await trx('adoptions').where({ pet_id: petId }).update({ version });
  },
});
