import { petDeleted, petWords, type Pet } from '@paltu/contracts';
import type { EventAttributes } from '@paltu/events';
import type { KnownPet } from './known-pet.ts';
import { petOfMessage } from './pet-of-message.ts';
import type { PetId } from './pet-snapshot.ts';

/** What is kept of the listing of an event of pets. @throws Error for a value of a later version. */
export const knownPetOfMessage = (pet: Pet, { sequence, type }: Pick<EventAttributes, 'sequence' | 'type'>): KnownPet => ({
  id: pet.id as PetId,
  version: sequence,
  contentVersion: pet.contentVersion,
  snapshot: petOfMessage(pet),
  approvalStatus: petWords.approvalStatus.toWord(pet.approvalStatus),
  isOwnerAway: pet.ownerAway,
  isDeleted: type === petDeleted.type,
});
