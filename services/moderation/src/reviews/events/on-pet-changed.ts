import { petCreated, petDeleted, petPublished, petUnpublished, petUpdated, type Pet, type ReviewOutcome } from '@paltu/contracts';
import { on, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { Message } from '@bufbuild/protobuf';
import type { Knex } from 'knex';
import type { HearOfPet } from '../use-cases/hear-of-pet.ts';
import { petNews } from './pet-from-message.ts';

type PetChanged = ReceivedEvent<Message & { pet?: Pet | undefined; review?: ReviewOutcome | undefined }>;

/** Every event of pets carries the whole listing: one translation for all. */
export const onPetChanged = (hearOfPet: (trx: Knex.Transaction) => HearOfPet): EventRule[] => {
  const hear =
    (isDeleted: boolean) =>
    async (event: PetChanged, trx: Knex.Transaction): Promise<void> => {
      const { pet, review } = event.data;
      await hearOfPet(trx)({ news: petNews(pet, event.sequence, isDeleted), appliedDecisionId: review?.decisionId });
    };
  return [
    on(petCreated, hear(false)),
    on(petUpdated, hear(false)),
    on(petPublished, hear(false)),
    on(petUnpublished, hear(false)),
    on(petDeleted, hear(true)),
  ];
};
