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
      if (appliedDecisionId !== undefined) await decisions.markApplied(appliedDecisionId);
      await decisions.supersedeOpen(news.petId, news.isDeleted ? undefined : news.contentVersion);
      const open = await decisions.findOpen(news.petId, news.contentVersion);
      const review = hear(known, news, open);
      if (review !== undefined) await reviews.save(review);
    });
