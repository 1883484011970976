import { lockDocument, lockSkipLocked, type Documents, type DocumentTransaction, type StoredDocument } from '@paltu/documents/transactions';
import { newId, orRefuse, type MemberId } from '@paltu/kernel';
import { holdRow, kennelNotFound } from '@paltu/testing/service';
import type { Knex } from 'knex';
import type { Verifiable, VerifiableThings, VerificationQueries } from '../src/index.ts';
import { unmarked, unverified } from '../src/marked.ts';

export interface Kennel extends Verifiable {
  readonly id: string;
  readonly ownerId: MemberId;
  readonly version: number;
  readonly marks: Readonly<Record<'featured' | 'verified' | 'hidden', boolean>>;
}

export const aKennel = (ownerId: MemberId): Kennel => ({
  id: newId(),
  ownerId,
  version: 1,
  ...unmarked('featured', 'verified', 'hidden'),
  ...unverified(),
});

export interface KennelRepository extends VerifiableThings<Kennel> {
  save(kennel: Kennel): Promise<void>;
}

/** Kennels with their marks, on either store: as the services that use this package keep theirs. */
export interface MarkedKennels<Trx> {
  readonly kennelsIn: (trx: Trx) => KennelRepository;
  readonly queries: VerificationQueries<Kennel>;
  readonly add: (kennel: Kennel) => Promise<void>;
  /** Holds one as a transaction does that has not ended yet; answers how to end it. */
  readonly hold: (id: string) => Promise<() => Promise<void>>;
}

const toKennel = (found: object | null | undefined): Kennel | undefined => {
  if (found === null || found === undefined) return undefined;
  const { document: kennel } = found as { readonly document: Kennel };
  const { askedAt, ...verification } = kennel.verification;
  // PostgreSQL has it as JSON.
  return { ...kennel, verification: { ...verification, askedAt: askedAt && new Date(askedAt) } };
};

const toRow = (kennel: Kennel) => ({ owner_id: kennel.ownerId, verified_until: kennel.verifiedUntil, document: JSON.stringify(kennel) });

export const knexKennels = (database: Knex): MarkedKennels<Knex.Transaction> => {
  const kennels = () => database('kennels');
  return {
    kennelsIn: (trx) => {
      const locked = () => trx('kennels').forUpdate();
      return {
        find: async (id) => toKennel(await locked().where({ id }).first()),
        getOfOwner: async (ownerId) => orRefuse(toKennel(await locked().where({ owner_id: ownerId }).first()), kennelNotFound),
        findUnlessHeld: async (id) => toKennel(await locked().where({ id }).skipLocked().first()),
        save: async (kennel) => void (await trx('kennels').where({ id: kennel.id }).update(toRow(kennel))),
      };
    },
    queries: {
      find: async (id) => toKennel(await kennels().where({ id }).first()),
      findOfOwner: async (ownerId) => toKennel(await kennels().where({ owner_id: ownerId }).first()),
      listExpired: (day, after, limit) => {
        const expired = kennels().where('verified_until', '<', day).orderBy('id').limit(limit);
        return (after === undefined ? expired : expired.where('id', '>', after)).pluck<string[]>('id');
      },
    },
    add: async (kennel) => void (await kennels().insert({ id: kennel.id, ...toRow(kennel) })),
    hold: (id) => holdRow(database, 'kennels', { id }),
  };
};

const toStored = (kennel: Kennel): StoredDocument => ({
  _id: kennel.id,
  ownerId: kennel.ownerId,
  verifiedUntil: kennel.verifiedUntil,
  document: kennel,
});

export const mongooseKennels = ({
  collection,
  connection,
}: Pick<Documents, 'collection' | 'connection'>): MarkedKennels<DocumentTransaction> => {
  const kennels = collection('kennels');
  return {
    kennelsIn: (trx) => ({
      find: async (_id) => toKennel(await lockDocument(kennels, trx, { _id })),
      getOfOwner: async (ownerId) => orRefuse(toKennel(await lockDocument(kennels, trx, { ownerId })), kennelNotFound),
      findUnlessHeld: async (_id) => toKennel(await lockSkipLocked(kennels, trx, { _id })),
      save: async (kennel) => {
        const { _id, ...fields } = toStored(kennel);
        await kennels().updateOne({ _id }, { $set: fields }, { session: trx.session });
      },
    }),
    queries: {
      find: async (_id) => toKennel(await kennels().findOne({ _id })),
      findOfOwner: async (ownerId) => toKennel(await kennels().findOne({ ownerId })),
      listExpired: async (day, after = '', limit) => {
        const expired = await kennels()
          .find({ verifiedUntil: { $lt: day }, _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(limit)
          .toArray();
        return expired.map(({ _id }) => _id);
      },
    },
    add: async (kennel) => void (await kennels().insertOne(toStored(kennel))),
    hold: async (_id) => {
      const session = await connection.startSession();
      session.startTransaction();
      await kennels().updateOne({ _id }, { $inc: { held: 1 } }, { session });
      return async () => {
        await session.commitTransaction();
        await session.endSession();
      };
    },
  };
};
