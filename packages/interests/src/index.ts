export type { Interest, InterestMessages, Like, LikesStore, OwnedThing, Thing } from './interest.ts';
export {
  createLikesTables,
  knexInterestFigures,
  knexLikesStore,
  type KnexLikesOptions,
  type ReadInterestFigures,
} from './knex-likes-store.ts';
export type { FoundThings, LikedThings } from './like-http.ts';
export { interestEvents } from './like-use-cases.ts';
export { exportedLikes, likesSlice, readLiked, type LikesNeeds } from './likes-slice.ts';
export { interestCollections, mongooseLikesStore } from './mongoose-likes-store.ts';
