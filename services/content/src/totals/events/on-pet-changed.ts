import { petDeleted, petState, petWords, type Pet } from '@paltu/contracts';
import { onStates, type EventRule, type ReceivedState } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { isPublicPet } from '@paltu/projections';
import type { CountedThing, HomeRecords } from '../use-cases/ports.ts';

const countedPet = ({ state: { id, approvalStatus, ownerAway }, event: { type, sequence } }: ReceivedState<Pet>): CountedThing => {
  const isPublic = isPublicPet({
    approvalStatus: petWords.approvalStatus.toWord(approvalStatus),
    isOwnerAway: ownerAway,
    isDeleted: type === petDeleted.type,
  });
  return { kind: 'pets', id, version: sequence, counted: Number(isPublic), failed: 0, hours: 0 };
};

/** Listings that everybody may see. */
export const onPetChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onStates(petState, (states, trx) => recordsIn(trx).keepCounted(states.map(countedPet)));
