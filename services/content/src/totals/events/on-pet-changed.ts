import { petDeleted, petState, petWords } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { isPublicPet } from '@paltu/projections';
import type { HomeRecords } from '../use-cases/ports.ts';

/** Listings that everybody may see. */
export const onPetChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(petState, async ({ id, approvalStatus, ownerAway }, { type, sequence }, trx) => {
    const isPublic = isPublicPet({
      approvalStatus: petWords.approvalStatus.toWord(approvalStatus),
      isOwnerAway: ownerAway,
      isDeleted: type === petDeleted.type,
    });
    await recordsIn(trx).keepCounted({ kind: 'pets', id, version: sequence, counted: Number(isPublic), failed: 0, hours: 0 });
  });
