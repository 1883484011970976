import { vetState } from '@paltu/contracts';
import { onStates, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ThingId } from '../domain/thing.ts';
import type { ThingRecords } from '../use-cases/thing-ports.ts';
import { pictureOf } from './picture-of.ts';

export const onVetChanged = (recordsIn: (trx: Transaction) => ThingRecords): EventRule =>
  onStates(vetState, (states, trx) =>
    recordsIn(trx).keep(
      states.map(({ state: { id, ownerId, name, image, public: isPublic }, event: { sequence } }) => ({
        id: id as ThingId,
        version: sequence,
        kind: 'vet',
        ownerId: ownerId as MemberId,
        name,
        picture: pictureOf(image),
        isPublic,
      })),
    ),
  );
