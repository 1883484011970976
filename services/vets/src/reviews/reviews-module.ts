import { refusal, type Clock } from '@paltu/kernel';
import type { MemberDirectory } from '@paltu/projections';
import {
  exportedReviews,
  newestPraise,
  reviewsSlice,
  type NewestPraiseNeeds,
  type ReviewedThings,
  type ReviewsNeeds,
  type ReviewStore,
} from '@paltu/reviews';
import { reviewMessages } from './events/review-messages.ts';
import { testimonialRoutes } from './http/testimonial-routes.ts';
import type { PraisedVet } from './http/testimonial-view.ts';

export interface VetReviewsNeeds<Trx> {
  readonly clock: Clock;
  readonly store: ReviewStore<Trx>;
  readonly members: MemberDirectory;
  /** Vets, as the slice that has them gives them. */
  readonly vets: Pick<ReviewsNeeds<Trx>, 'requireThereIn'> &
    Pick<NewestPraiseNeeds<PraisedVet>, 'findAway' | 'findShown'> &
    Pick<ReviewedThings, 'accountDeactivated'> & {
      readonly vetNotFound: ReviewedThings['notFound'];
      readonly vetParams: ReviewedThings['params'];
      readonly getOwner: ReviewedThings['requireThing'];
    };
  /** Whether a visit of the guest was completed. */
  readonly hasVisited: ReviewedThings['mayReview'];
}

const notEntitled = refusal('forbidden', 'review.not-entitled', 'Only guests whose visit was completed may review this vet');

/** What guests think of vets, and what it comes to. */
export const reviewsModule = <Trx>({ vets, hasVisited, ...needs }: VetReviewsNeeds<Trx>) => {
  const { queries } = needs.store;
  const slice = reviewsSlice<Trx>({
    ...needs,
    messages: reviewMessages,
    requireThereIn: vets.requireThereIn,
    things: {
      path: '/api/v1/vets/:id',
      noun: 'a vet',
      params: vets.vetParams,
      notFound: vets.vetNotFound,
      requireThing: vets.getOwner,
      mayReview: hasVisited,
      notEntitled,
      entitledWhen: 'after a completed visit',
      accountDeactivated: vets.accountDeactivated,
      viewId: 'VetReview',
    },
  });
  const readPraise = newestPraise<PraisedVet>({ ...vets, queries });
  return {
    ...slice,
    exported: exportedReviews(queries, 'vetId'),
    routes: [...testimonialRoutes({ readPraise, members: needs.members }), ...slice.routes],
  };
};
