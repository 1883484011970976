import { petLiked, petUnliked, petViewed } from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import type { Clock } from '@paltu/kernel';
import { dailyViewers, memoryLimiters } from '@paltu/limits';
import { defineService, onDocuments, type SliceOn } from '@paltu/runtime';
import { documentsUrl, exportRoute, serviceConfig } from '@paltu/service-kit';
import { kennelNotFound, kennelParams, kennelsIn, type Kennels } from '@paltu/testing/service';
import { z } from 'zod';
import {
  exportedLikes,
  interestEvents,
  knexLikesStore,
  likesSlice,
  mongooseLikesStore,
  readLiked,
  type InterestMessages,
  type LikesStore,
  type OwnedThing,
} from '../src/index.ts';

/** The events of pets, for none of kennels are in the contracts. */
const messages: InterestMessages<OwnedThing> = (event, envelope) => {
  const { id: petId, version, ...figures } = event.interest;
  const interest = { petId, version: BigInt(version), ...figures };
  if (event.type === 'viewed') return [outgoingEvent(petViewed, { ...envelope, data: { interest } })];
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  return [event.type === 'liked' ? outgoingEvent(petLiked, liked) : outgoingEvent(petUnliked, liked)];
};

const slicesOn = <Trx>(store: LikesStore<OwnedThing, Trx>, kennels: Kennels, clock: Clock): readonly SliceOn<Trx>[] => {
  const likes = likesSlice({
    store,
    clock,
    messages,
    things: [
      {
        path: '/api/v1/kennels/:id',
        noun: 'a kennel',
        params: kennelParams,
        notFound: kennelNotFound,
        get: async (id, viewer) => ({ id, ownerId: (await kennels.get(id, viewer)).ownerId }),
        list: {
          path: '/api/v1/kennels/user/likes',
          summary: 'Kennels that the caller likes',
          name: 'kennels',
          view: z.strictObject({ id: z.uuid() }),
          read: readLiked(store.queries, async (ids) => ids.map((id) => ({ id }))),
        },
        views: {
          viewers: dailyViewers(memoryLimiters().marks('kennel-views'), async (day) => `salt of ${day}`),
          summary: 'Count a look at a kennel',
        },
      },
    ],
    consumer: 'pets.likes',
    stateOf: (interest) => interestEvents(messages, { type: 'viewed', interest, at: clock.now() }),
  });
  const exported = exportRoute({
    path: '/api/v1/kennels/export',
    summary: 'What is kept of the caller',
    parts: { likes: exportedLikes(store.queries, 'kennelId') },
  });
  return [likes, { routes: [exported] }];
};

/** A service whose kennels can be liked and looked at, on either store. */
export const kennelsService = defineService({
  name: 'pets',
  config: serviceConfig.extend({ DATABASE_URL: documentsUrl }),
  slices: (parts) => {
    const { database, mongo, clock } = parts;
    const kennels = kennelsIn({ database, documents: mongo?.documents });
    if (mongo === undefined) return slicesOn(knexLikesStore<OwnedThing>(parts, { things: 'kennels' }), kennels, clock);
    return slicesOn(mongooseLikesStore<OwnedThing>(mongo, { things: 'kennels' }), kennels, clock).map(onDocuments);
  },
});
