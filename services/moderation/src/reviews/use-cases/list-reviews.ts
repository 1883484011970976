import type { MemberId } from '../domain/pet.ts';
import type { MemberDirectory, MemberView, ReviewFilter, ReviewPage, ReviewQueries } from './ports.ts';

export interface ReviewListing extends ReviewPage {
  readonly owners: ReadonlyMap<MemberId, MemberView>;
}

export type ListReviews = (filter: ReviewFilter) => Promise<ReviewListing>;

export const listReviews =
  (queries: ReviewQueries, members: MemberDirectory): ListReviews =>
  async (filter) => {
    const page = await queries.list(filter);
    return { ...page, owners: await members.find(page.reviews.map(({ pet }) => pet.ownerId)) };
  };
