import type { Knex } from 'knex';

/** Notices of visits once named the pet, in words of the guest that stayed with the vet when the guest was erased. No release reads them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`update notices set params = params - 'pet' where type like 'appointment.%' and jsonb_exists(params, 'pet')`);
};
