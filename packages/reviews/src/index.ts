export { addHiddenReviews, createReviewTables, knexReviewStore, type KnexReviewOptions } from './knex-review-store.ts';
export { mongooseReviewStore, reviewCollections } from './mongoose-review-store.ts';
export type { ReviewedThings } from './review-http.ts';
export { newestPraise, type NewestPraiseNeeds, type Praise } from './review-use-cases.ts';
export { exportedReviews, newestReviews } from './review-views-http.ts';
export {
  tenthsOf,
  type MayReview,
  type PublishedReview,
  type RatingSummary,
  type RequireThing,
  type ReviewMessages,
  type ReviewStore,
} from './review.ts';
export { reviewsSlice, type ReviewsNeeds } from './reviews-slice.ts';
