export type { CountView } from './count-view.ts';
export type { InterestEvent, LikeEvent } from './interest-changes.ts';
export type { Interest, Thing } from './interest.ts';
export { interestsOf, interestsOn, type InterestsOptions } from './interests-of.ts';
export { interestCollections, mongooseInterestRepository, mongooseInterests, mongooseLikes } from './mongoose-interests.ts';
export { knexInterestRepository, knexLikes, toInterest } from './knex-interests.ts';
export type { InterestOutbox, InterestScope, InterestStore } from './ports.ts';
export { setLike, type LikeOutcome, type SetLike } from './set-like.ts';
