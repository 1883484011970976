import { petDeleted, petState, petWords } from '@paltu/contracts';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import { petOfMessage } from './pet-of-message.ts';
import type { ApprovalStatus, PetId, PetSnapshot } from './pet-snapshot.ts';

/** A listing as another service keeps it. */
export interface KnownPet {
  readonly id: PetId;
  /** Order of its events. */
  readonly version: number;
  /** What a review named. */
  readonly contentVersion: number;
  readonly snapshot: PetSnapshot;
  readonly approvalStatus: ApprovalStatus;
  readonly isDeleted: boolean;
}

export interface PetDirectory {
  find(ids: readonly PetId[]): Promise<ReadonlyMap<PetId, KnownPet>>;
}

export interface PetProjection {
  readonly consumers: readonly ConsumerDefinition[];
  readonly directory: PetDirectory;
}

/** Listings of pets, as a slice of the service `name`. Its table comes from `createPetsTable`. */
export const petProjection = ({ name, database }: { readonly name: string; readonly database: Knex }): PetProjection => ({
  directory: {
    find: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows: object[] = await database('pets').whereIn('id', [...new Set(ids)]);
      return new Map(rows.map((row) => fromColumns<KnownPet>(row)).map((pet) => [pet.id, pet]));
    },
  },
  consumers: [
    projector({
      consumer: `${name}.pets`,
      on: [
        onState(petState, (pet, { sequence, type }, trx) => {
          const known: KnownPet = {
            id: pet.id as PetId,
            version: sequence,
            contentVersion: pet.contentVersion,
            snapshot: petOfMessage(pet),
            approvalStatus: petWords.approvalStatus.toWord(pet.approvalStatus),
            isDeleted: type === petDeleted.type,
          };
          return upsertNewer(trx, 'pets', known, ['snapshot']);
        }),
      ],
      reset: async (trx) => void (await trx('pets').delete()),
    }),
  ],
});
