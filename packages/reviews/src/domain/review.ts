import type { Branded, MemberId } from '@paltu/kernel';

export type ReviewId = Branded<string, 'ReviewId'>;

export const longestComment = 500;
export const mostStars = 5;

/** What a member thinks of a thing. */
export interface Opinion {
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** Empty once the account of its author is erased. */
  readonly comment: string;
}

export interface Review extends Opinion {
  readonly id: ReviewId;
  readonly thingId: string;
  readonly authorId: MemberId;
  /** Its place in the order of the events of all reviews of the thing. */
  readonly version: number;
  readonly createdAt: Date;
  /** When it was written last. */
  readonly updatedAt: Date;
}

/** What all reviews of a thing come to. */
export interface RatingSummary {
  /** Of the thing. */
  readonly id: string;
  readonly ownerId: MemberId;
  /** Order of the events of all its reviews, 0 before the first; not the version of the thing. */
  readonly version: number;
  readonly reviews: number;
  /** All stars together. */
  readonly ratingSum: number;
}

/** The mean in tenths, halves rounded up; 0 without a review. */
export const tenthsOf = ({ reviews, ratingSum }: Pick<RatingSummary, 'reviews' | 'ratingSum'>): number =>
  reviews === 0 ? 0 : Math.round((ratingSum * 10) / reviews);
