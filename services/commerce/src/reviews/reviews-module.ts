import { refusal, type MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { MemberDirectory } from '@paltu/projections';
import { exportedReviews, knexReviewStore, reviewsSlice, type ReviewedThings, type ReviewsNeeds } from '@paltu/reviews';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { reviewMessages, type ReviewedKind } from './review-events.ts';

/** Whether a member has had a delivered parcel of a store, or with an accessory in it. */
const knexHasReceived =
  (database: Knex) =>
  async (thingId: string, memberId: MemberId): Promise<boolean> =>
    (await database('deliveries').where({ thing_id: thingId, member_id: memberId }).first('member_id')) !== undefined;

type Things = Pick<ReviewedThings, 'params' | 'notFound' | 'requireThing'>;

interface ShopReviewsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly stores: Things &
    Pick<ReviewedThings, 'accountDeactivated'> & { readonly requireThereIn: ReviewsNeeds<Transaction>['requireThereIn'] };
  readonly accessories: Things;
}

const notEntitled = refusal('forbidden', 'review.not-entitled', 'Only buyers whose parcel was delivered may write a review');

/** How each kind of thing is named: in paths, in tables, and to readers of the API. */
const named = {
  store: { path: '/api/v1/stores/:id', noun: 'a store', table: 'store_reviews', things: 'stores', viewId: 'StoreReview' },
  accessory: {
    path: '/api/v1/accessories/:id',
    noun: 'a product',
    table: 'accessory_reviews',
    things: 'accessories',
    viewId: 'AccessoryReview',
  },
} as const satisfies Record<ReviewedKind, object>;

const sliceOf = (kind: ReviewedKind, { stores, accessories, members, ...parts }: ShopReviewsNeeds) => {
  const { table, things, ...names } = named[kind];
  const { params, notFound, requireThing } = kind === 'store' ? stores : accessories;
  const store = knexReviewStore(parts, { things, table });
  return {
    exported: exportedReviews(store.queries, `${kind}Id`),
    ...reviewsSlice<Transaction>({
      store,
      clock: parts.clock,
      members,
      messages: reviewMessages(kind),
      requireThereIn: stores.requireThereIn,
      things: {
        ...names,
        params,
        notFound,
        requireThing,
        mayReview: knexHasReceived(parts.database),
        notEntitled,
        entitledWhen: 'after a delivered parcel',
        accountDeactivated: stores.accountDeactivated,
      },
    }),
  };
};

/** Reviews of stores and products by their buyers, and the mean of each. */
export const reviewsModule = (needs: ShopReviewsNeeds) => ({ stores: sliceOf('store', needs), accessories: sliceOf('accessory', needs) });
