import { petDeleted, petState, ReviewOutcomeSchema } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Knex } from 'knex';
import type { HearOfPet } from '../use-cases/hear-of-pet.ts';
import { petNews } from './pet-from-message.ts';

/** Every event of pets carries the whole listing: one translation for all. */
export const onPetChanged = (hearOfPet: (trx: Knex.Transaction) => HearOfPet): EventRule =>
  onState(petState, async (pet, event, trx) => {
    const review = event.read('review', ReviewOutcomeSchema);
    const news = petNews(pet, event.sequence, event.type === petDeleted.type);
    await hearOfPet(trx)({ news, appliedDecisionId: review?.decisionId });
  });
