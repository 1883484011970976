import type { Branded, MemberId } from '@paltu/kernel';

export type VetId = Branded<string, 'VetId'>;
export type ReviewId = Branded<string, 'ReviewId'>;

export const longestComment = 500;

/** A guest's review of a vet. */
export interface Words {
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** Empty once its author is no more. */
  readonly comment: string;
}

export interface Review extends Words {
  readonly id: ReviewId;
  readonly vetId: VetId;
  readonly authorId: MemberId;
  /** Its place in the order of the events of all reviews of the vet. */
  readonly version: number;
  readonly createdAt: Date;
  /** When it was written or changed last. */
  readonly updatedAt: Date;
}

/** What all reviews of a vet come to. */
export interface RatingSummary {
  /** Of the vet. */
  readonly id: VetId;
  readonly ownerId: MemberId;
  /** Order of the events of all its reviews, 0 before the first; not the version of the vet. */
  readonly version: number;
  readonly reviews: number;
  /** All stars together. */
  readonly ratingSum: number;
}

/** The mean in tenths, halves rounded up; 0 without a review. */
export const tenthsOf = ({ reviews, ratingSum }: Pick<RatingSummary, 'reviews' | 'ratingSum'>): number =>
  reviews === 0 ? 0 : Math.round((ratingSum * 10) / reviews);
