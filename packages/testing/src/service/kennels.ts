import type { Documents } from '@paltu/documents/transactions';
import { orRefuse, refusal, type MemberId, type Viewer } from '@paltu/kernel';
import type { RunningService } from '@paltu/runtime';
import { idParam } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';

export interface Kennel {
  readonly id: string;
  readonly ownerId: MemberId;
  readonly isPublic: boolean;
}

/** What packages that can be used by any service are tested with: things of a member, seen by others while they are public, on either store. */
export interface Kennels {
  /** @throws AppError `kennel.not-found` also when the viewer may not see it */
  get(id: string, viewer: Viewer | undefined): Promise<Kennel>;
  add(kennel: Kennel): Promise<void>;
  setPublic(id: string, isPublic: boolean): Promise<void>;
}

type Kept = Omit<Kennels, 'get'> & { readonly find: (id: string) => Promise<Kennel | undefined> };

const inPostgres = (database: Knex): Kept => ({
  find: async (id) => {
    const row = await database('kennels').where({ id }).first<{ owner_id: MemberId; is_public: boolean } | undefined>();
    return row && { id, ownerId: row.owner_id, isPublic: row.is_public };
  },
  add: async ({ id, ownerId, isPublic }) => void (await database('kennels').insert({ id, owner_id: ownerId, is_public: isPublic })),
  setPublic: async (id, isPublic) => void (await database('kennels').where({ id }).update({ is_public: isPublic })),
});

const inMongo = (documents: Pick<Documents, 'collection'>): Kept => {
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

export const kennelNotFound = refusal('not-found', 'kennel.not-found', 'Kennel not found');

/** The parameters of `/kennels/:id`. */
export const kennelParams = z.object({ id: idParam });

export const kennelsIn = ({ database, documents }: Pick<RunningService, 'database' | 'documents'>): Kennels => {
  const { find, ...kept } = documents === undefined ? inPostgres(database) : inMongo(documents);
  return {
    ...kept,
    get: async (id, viewer) => {
      const kennel = orRefuse(await find(id), kennelNotFound);
      if (!kennel.isPublic && kennel.ownerId !== viewer?.userId) throw kennelNotFound();
      return kennel;
    },
  };
};

export const createKennelsTable = async (knex: Knex): Promise<void> => {
  await knex.raw('create table kennels (id uuid primary key, owner_id uuid not null, is_public boolean not null)');
};
