import { storeState } from '@paltu/contracts';
import { onStates, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ThingId } from '../domain/thing.ts';
import type { ThingRecords } from '../use-cases/thing-ports.ts';
import { pictureOf } from './picture-of.ts';

/** A store that is closed for now can still be written to. */
export const onStoreChanged = (recordsIn: (trx: Transaction) => ThingRecords): EventRule =>
  onStates(storeState, (states, trx) =>
    recordsIn(trx).keep(
      states.map(({ state: { id, ownerId, name, image, hidden, ownerAway }, event: { sequence } }) => ({
        id: id as ThingId,
        version: sequence,
        kind: 'store',
        ownerId: ownerId as MemberId,
        name,
        picture: pictureOf(image),
        isPublic: !hidden && !ownerAway,
      })),
    ),
  );
