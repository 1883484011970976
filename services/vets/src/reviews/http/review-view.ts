import { memberView, presentMember, type MemberDirectory } from '@paltu/projections';
import { z } from 'zod';
import type { Review } from '../domain/review.ts';

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  /** Stars, 1 to 5. */
  rating: z.int(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was written or changed last. */
  updatedAt: z.iso.datetime(),
};

/** A review as everybody sees it; who is no more has no words. */
export const reviewView = z.strictObject({ ...fields, author: memberView }).meta({ id: 'VetReview' });

/** What a member takes along. */
export const exportView = z.array(z.strictObject({ ...fields, vetId: z.uuid() }));

const presentFields = ({ id, rating, comment, createdAt, updatedAt }: Review) => ({
  _id: id,
  id,
  rating,
  comment,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentExport = (reviews: readonly Review[]): z.input<typeof exportView> =>
  reviews.map((review) => ({ ...presentFields(review), vetId: review.vetId }));

export type ReviewPresenter = (reviews: readonly Review[]) => Promise<z.input<typeof reviewView>[]>;

/** Reviews as answers show them, with one read for all their authors. */
export const reviewPresenter =
  (members: MemberDirectory): ReviewPresenter =>
  async (reviews) => {
    const known = await members.find([...new Set(reviews.map(({ authorId }) => authorId))]);
    return reviews.map((review) => ({ ...presentFields(review), author: presentMember(review.authorId, known) }));
  };
