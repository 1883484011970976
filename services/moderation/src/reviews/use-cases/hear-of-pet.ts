import { hear, type PetNews } from '../domain/review.ts';
import type { InProjection } from './ports.ts';

export interface PetReport {
  readonly news: PetNews;
  /** The decision that pets carried out with this. */
  readonly appliedDecisionId: string | undefined;
}

export type HearOfPet = (report: PetReport) => Promise<void>;

/** Keeps what pets tells about a listing, and what became of the decisions on it. */
export const hearOfPet =
  (inProjection: InProjection): HearOfPet =>
  ({ news, appliedDecisionId }) =>
    inProjection(async ({ reviews, decisions }) => {
      const known = await reviews.find(news.petId);
      const heard = hear(known, news, await decisions.listOpen(news.petId), appliedDecisionId);
      if (heard === undefined) return;
      await decisions.settle(heard.applied, 'applied');
      await decisions.settle(heard.superseded, 'superseded');
      await reviews.save(heard.review);
    });
