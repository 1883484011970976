import type { MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import type { Knex } from 'knex';
import type { AdoptionRepository } from '../use-cases/ports.ts';
import type { Adoption } from '../domain/adoption.ts';
import type { RequestId } from '../domain/request.ts';
import { toRequest, toRow } from './request-row.ts';

const noTexts = JSON.stringify({ reason: '', experience: '', petCarePlan: '', references: '', additionalInfo: '' });

const eraseTexts = async (trx: Knex.Transaction, memberId: MemberId): Promise<void> => {
  await trx.raw("update requests set application = application || ?::jsonb, message = '' where requester_id = ?", [noTexts, memberId]);
  await trx.raw(`update requests set answer = jsonb_set(answer, '{message}', '""') where owner_id = ? and answer is not null`, [memberId]);
  for (const side of ['owner', 'requester'])
    await trx.raw(`update requests set closing = jsonb_set(closing, '{reason}', '""') where ?? = ? and closing ->> 'by' = ?`, [
      `${side}_id`,
      memberId,
      side,
    ]);
};

/** What concerns one pet, in the transaction `trx`: the pet's own row is locked before any request is read. */
export const knexAdoptionRepository = (trx: Knex.Transaction): AdoptionRepository => {
  const locked = (petId: PetId) => trx('adoptions').where({ pet_id: petId }).forUpdate();
  const read = async (petId: PetId, version: number, requestId: RequestId | undefined): Promise<Adoption> => {
    const rows: object[] = await trx('requests')
      .where({ pet_id: petId })
      .where((open) => {
        void open.whereRaw("status in ('pending', 'approved', 'completed')");
        if (requestId !== undefined) void open.orWhere({ id: requestId });
      })
      .orderBy('id');
    return { petId, version, requests: rows.map(toRequest) };
  };
  return {
    get: async (petId, requestId) => {
      await trx('adoptions').insert({ pet_id: petId, version: 0 }).onConflict('pet_id').ignore();
      const row = await locked(petId).first<{ version: number }>('version');
      return read(petId, row.version, requestId);
    },
    findUnlessHeld: async (petId, requestId) => {
      const row = await locked(petId).skipLocked().first<{ version: number } | undefined>('version');
      return row && read(petId, row.version, requestId);
    },
    listOpenPets: async (memberId) => {
      const rows = await trx('requests')
        .whereRaw("(owner_id = ? or requester_id = ?) and status in ('pending', 'approved')", [memberId, memberId])
        .distinct<{ pet_id: PetId }[]>('pet_id')
        .orderBy('pet_id');
      return rows.map(({ pet_id: petId }) => petId);
    },
    eraseTexts: (memberId) => eraseTexts(trx, memberId),
    save: async ({ petId, version, requests }, before) => {
      // In the order of their events: of two that are approved at once the second one meets the index.
      const inOrder = requests.toSorted((one, other) => one.version - other.version);
      for (const request of inOrder.filter((one) => one.version > before.version))
        await trx('requests').insert(toRow(request)).onConflict('id').merge();
      await trx('adoptions').where({ pet_id: petId }).update({ version });
    },
  };
};
