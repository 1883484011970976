import { fullNameOf, memberView, presentMember, type MemberDirectory } from '@paltu/projections';
import type { Exported } from '@paltu/service-kit';
import { z } from 'zod';
import type { Review, ReviewQueries } from './review.ts';

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  /** Stars, 1 to 5. */
  rating: z.int(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was written last. */
  updatedAt: z.iso.datetime(),
};

/** A review as everybody sees it; one whose author's account is erased has no comment. @param id of the view in the API's document */
export const reviewView = (id: string) => z.strictObject({ ...fields, author: memberView }).meta({ id });

type PresentedReview = z.input<ReturnType<typeof reviewView>>;

const presentFields = ({ id, rating, comment, createdAt, updatedAt }: Review) => ({
  _id: id,
  id,
  rating,
  comment,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** What a member takes along. @param field that names the thing, such as `vetId` */
export const exportedReviews = (queries: Pick<ReviewQueries, 'listBy'>, field: string): Exported => ({
  view: z.array(z.strictObject({ ...fields, [field]: z.uuid() })),
  present: async (memberId) => (await queries.listBy(memberId)).map((review) => ({ ...presentFields(review), [field]: review.thingId })),
});

export type ReviewPresenter = (reviews: readonly Review[]) => Promise<PresentedReview[]>;

/** Reviews as answers show them, with one read for all their authors. */
export const reviewPresenter =
  (members: MemberDirectory): ReviewPresenter =>
  async (reviews) => {
    const known = await members.find([...new Set(reviews.map(({ authorId }) => authorId))]);
    return reviews.map((review) => ({ ...presentFields(review), author: presentMember(review.authorId, known) }));
  };

export interface NewestReviewsNeeds {
  readonly queries: Pick<ReviewQueries, 'listNewest'>;
  readonly members: MemberDirectory;
}

/** The newest few reviews of a thing, for the slice that shows its page. */
export const newestReviews =
  ({ queries, members }: NewestReviewsNeeds) =>
  async (thingId: string, limit: number) => {
    const reviews = await queries.listNewest(thingId, limit);
    const known = await members.find(reviews.map(({ authorId }) => authorId));
    return reviews.map(({ authorId, rating, comment, updatedAt }) => ({
      author: fullNameOf(known.get(authorId)),
      rating,
      date: updatedAt.toISOString(),
      comment,
    }));
  };
