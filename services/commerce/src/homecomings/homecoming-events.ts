import { timestampDate } from '@bufbuild/protobuf/wkt';
import { adoptionWords, petState, petWords, requestState } from '@paltu/contracts';
import { onState, onStates, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { HomecomingRecords } from './homecoming-store.ts';

/** Keeps of every listing what a basket for its pet is chosen by. */
export const onPetChanged = (recordsIn: (trx: Transaction) => Pick<HomecomingRecords, 'keepPets'>): EventRule =>
  onStates(petState, (states, trx) =>
    recordsIn(trx).keepPets(
      states.map(({ state: { id, species, cityId }, event: { sequence: version } }) => ({
        ...{ id, version, cityId },
        species: petWords.species.toWord(species),
      })),
    ),
  );

/** Keeps that a pet was handed over, or came back; other requests are ignored. */
export const onRequestChanged = (recordsIn: (trx: Transaction) => Pick<HomecomingRecords, 'keep'>): EventRule =>
  onState(requestState, async ({ id, petId, requesterId, completedAt, ...request }, { sequence: version }, trx) => {
    if (completedAt === undefined) return;
    const hasStayed = adoptionWords.status.toWord(request.status) === 'completed';
    const cameAt = hasStayed ? timestampDate(completedAt) : null;
    await recordsIn(trx).keep({ id, version, petId, memberId: requesterId as MemberId, cameAt });
  });
