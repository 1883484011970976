import { timestampDate } from '@bufbuild/protobuf/wkt';
import { adoptionWords, petDeleted, petState, petWords, requestState, userErased, userState, vetState, type Pet } from '@paltu/contracts';
import { onState, onStates, type EventRule, type ReceivedState } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { instantOf, isPublicPet } from '@paltu/projections';
import type { CountedThing, HomeRecords } from './totals-store.ts';

/** Who has an account, and has not left. */
export const onAccountChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(userState, async ({ id, deactivated, suspended }, { type, sequence }, trx) => {
    const isHere = !deactivated && !suspended && type !== userErased.type;
    await recordsIn(trx).keepCounted([{ kind: 'users', id, version: sequence, counted: Number(isHere), failed: 0, hours: 0 }]);
  });

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

const hourMs = 60 * 60_000;

const hoursBetween = (start: Date, end: Date): number => Math.max(0, Math.round((end.getTime() - start.getTime()) / hourMs));

/** Pets that were handed over and stayed, how long that took, and those that came back; never whose. */
export const onAdoptionChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(requestState, async ({ id, createdAt, completedAt, ...request }, { sequence }, trx) => {
    const status = adoptionWords.status.toWord(request.status);
    const hasStayed = status === 'completed';
    const adoption = {
      kind: 'adoptions' as const,
      id,
      version: sequence,
      counted: Number(hasStayed),
      failed: Number(status === 'fell-through' && completedAt !== undefined),
      hours: hasStayed && completedAt !== undefined ? hoursBetween(instantOf('created_at', createdAt), timestampDate(completedAt)) : 0,
    };
    await recordsIn(trx).keepCounted([adoption]);
  });

/** Vets whom everybody may see. */
export const onVetChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(vetState, ({ id, public: isPublic }, { sequence }, trx) =>
    recordsIn(trx).keepCounted([{ kind: 'vets', id, version: sequence, counted: Number(isPublic), failed: 0, hours: 0 }]),
  );
