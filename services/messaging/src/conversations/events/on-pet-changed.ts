import { petState } from '@paltu/contracts';
import { onStates, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { isPublicPet, knownPetOfMessage, type KnownPet } from '@paltu/projections';
import type { Thing, ThingId } from '../domain/thing.ts';
import type { ThingRecords } from '../use-cases/thing-ports.ts';
import { pictureOf } from './picture-of.ts';

const thingOf = (pet: KnownPet): Thing => {
  const { ownerId, name, images } = pet.snapshot;
  return {
    id: pet.id as string as ThingId,
    version: pet.version,
    kind: 'pet',
    ownerId,
    name,
    picture: pictureOf(images[0]),
    isPublic: isPublicPet(pet),
  };
};

export const onPetChanged = (recordsIn: (trx: Transaction) => ThingRecords): EventRule =>
  onStates(petState, (states, trx) => recordsIn(trx).keep(states.map(({ state, event }) => thingOf(knownPetOfMessage(state, event)))));
