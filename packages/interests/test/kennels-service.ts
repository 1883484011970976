import type { Documents } from '@paltu/documents/transactions';
import { petLiked, petUnliked, petViewed } from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import { orRefuse, refusal, type Clock, type MemberId } from '@paltu/kernel';
import { dailyViewers, memoryLimiters } from '@paltu/limits';
import { defineService, onDocuments, type RunningService, type SliceOn } from '@paltu/runtime';
import { documentsUrl, exportRoute, idParam, serviceConfig } from '@paltu/service-kit';
import type { Knex } from 'knex';
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

export interface Kennel extends OwnedThing {
  readonly isPublic: boolean;
}

/** Kennels, on either store. */
export interface Kennels {
  find(id: string): Promise<Kennel | undefined>;
  add(kennel: Kennel): Promise<void>;
  setPublic(id: string, isPublic: boolean): Promise<void>;
}

const kennelsInPostgres = (database: Knex): Kennels => ({
  find: async (id) => {
    const row = await database('kennels').where({ id }).first<{ owner_id: MemberId; is_public: boolean } | undefined>();
    return row && { id, ownerId: row.owner_id, isPublic: row.is_public };
  },
  add: async ({ id, ownerId, isPublic }) => void (await database('kennels').insert({ id, owner_id: ownerId, is_public: isPublic })),
  setPublic: async (id, isPublic) => void (await database('kennels').where({ id }).update({ is_public: isPublic })),
});

const kennelsInMongo = (documents: Pick<Documents, 'collection'>): Kennels => {
  const kennels = documents.collection('kennels');
  return {
    find: async (_id) => {
      const found = await kennels().findOne({ _id });
      return found === null ? undefined : { id: _id, ownerId: found['ownerId'] as MemberId, isPublic: found['isPublic'] as boolean };
    },
    add: async ({ id, ...kennel }) => void (await kennels().insertOne({ _id: id, ...kennel })),
    setPublic: async (_id, isPublic) => void (await kennels().updateOne({ _id }, { $set: { isPublic } })),
  };
};

export const kennelsIn = ({ database, documents }: Pick<RunningService, 'database' | 'documents'>): Kennels =>
  documents === undefined ? kennelsInPostgres(database) : kennelsInMongo(documents);

/** The events of pets, for none of kennels are in the contracts. */
const messages: InterestMessages<OwnedThing> = (event, envelope) => {
  const { id: petId, version, ...figures } = event.interest;
  const interest = { petId, version: BigInt(version), ...figures };
  if (event.type === 'viewed') return [outgoingEvent(petViewed, { ...envelope, data: { interest } })];
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  return [event.type === 'liked' ? outgoingEvent(petLiked, liked) : outgoingEvent(petUnliked, liked)];
};

const kennelNotFound = refusal('not-found', 'kennel.not-found', 'Kennel not found');

const slicesOn = <Trx>(store: LikesStore<OwnedThing, Trx>, kennels: Kennels, clock: Clock): readonly SliceOn<Trx>[] => {
  const likes = likesSlice({
    store,
    clock,
    messages,
    things: [
      {
        path: '/api/v1/kennels/:id',
        noun: 'a kennel',
        params: z.object({ id: idParam }),
        notFound: kennelNotFound,
        get: async (id, viewer) => {
          const kennel = orRefuse(await kennels.find(id), kennelNotFound);
          if (!kennel.isPublic && kennel.ownerId !== viewer?.userId) throw kennelNotFound();
          return { id, ownerId: kennel.ownerId };
        },
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
