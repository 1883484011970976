import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { reviewPosted, reviewRemoved } from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import { refusal, type Clock } from '@paltu/kernel';
import { documentMemberProjection, memberProjection, type MemberProjection } from '@paltu/projections';
import { defineService, onDocuments, type SliceOn } from '@paltu/runtime';
import { data, documentsUrl, exportRoute, ok, route, serviceConfig } from '@paltu/service-kit';
import { kennelNotFound, kennelParams, kennelsIn, type Kennels } from '@paltu/testing/service';
import { z } from 'zod';
import {
  exportedReviews,
  knexReviewStore,
  mongooseReviewStore,
  newestReviews,
  reviewsSlice,
  tenthsOf,
  type ReviewMessages,
  type ReviewStore,
} from '../src/index.ts';

/** Members who have left. */
export const away = new Set<string>();
/** Members who have never left a pet in a kennel. */
export const strangers = new Set<string>();

/** The events of vets, for none of kennels are in the contracts. */
const messages: ReviewMessages = ({ type, review: { thingId, version, createdAt, updatedAt, ...written }, summary }, envelope) => {
  const dates = { createdAt: timestampFromDate(createdAt), updatedAt: timestampFromDate(updatedAt) };
  const review = { ...written, ...dates, vetId: thingId, version: BigInt(version), vetOwnerId: summary.ownerId };
  const published = { ...envelope, data: { review, vet: { ratingTenths: tenthsOf(summary), reviews: summary.reviews } } };
  return type === 'posted' ? outgoingEvent(reviewPosted, published) : outgoingEvent(reviewRemoved, published);
};

const notEntitled = refusal('forbidden', 'review.not-entitled', 'Only who has left a pet in it may review a kennel');
const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

interface Needs<Trx> {
  readonly store: ReviewStore<Trx>;
  readonly members: MemberProjection<Trx>;
  readonly kennels: Kennels;
  readonly clock: Clock;
}

const slicesOn = <Trx>({ store, members, kennels, clock }: Needs<Trx>): readonly SliceOn<Trx>[] => {
  const reviews = reviewsSlice<Trx>({
    store,
    clock,
    members: members.directory,
    messages,
    requireThereIn: () => async (memberId) => {
      if (away.has(memberId)) throw accountDeactivated();
    },
    consumer: 'vets.closing',
    things: {
      path: '/api/v1/kennels/:id',
      noun: 'a kennel',
      params: kennelParams,
      notFound: kennelNotFound,
      requireThing: kennels.get,
      mayReview: async (_, memberId) => !strangers.has(memberId),
      notEntitled,
      entitledWhen: 'after a stay',
      accountDeactivated,
      viewId: 'KennelReview',
    },
  });
  const exported = exportRoute({
    path: '/api/v1/kennels/export',
    summary: 'What is kept of the caller',
    parts: { reviews: exportedReviews(store.queries, 'kennelId') },
  });
  const newest = newestReviews({ queries: store.queries, members: members.directory });
  const page = route({
    method: 'get',
    path: '/api/v1/kennels/:id/newest',
    access: 'public',
    limit: 'reads',
    summary: 'The newest two reviews of a kennel',
    params: kennelParams,
    answers: { 200: data({ reviews: z.array(z.record(z.string(), z.unknown())) }) },
    handle: async ({ params }) => ok({ reviews: await newest(params.id, 2) }),
  });
  return [reviews, members, { routes: [exported, page] }];
};

/** A service whose kennels are reviewed by other members, on either store. */
export const kennelsService = defineService({
  name: 'vets',
  config: serviceConfig.extend({ DATABASE_URL: documentsUrl }),
  slices: (parts) => {
    const { database, mongo, clock } = parts;
    const shared = { kennels: kennelsIn({ database, documents: mongo?.documents }), clock };
    if (mongo === undefined)
      return slicesOn({ ...shared, store: knexReviewStore(parts, { things: 'kennels' }), members: memberProjection(parts) });
    const members = documentMemberProjection({ ...parts, documents: mongo.documents });
    return slicesOn({ ...shared, store: mongooseReviewStore(mongo, { things: 'kennels' }), members }).map(onDocuments);
  },
});
