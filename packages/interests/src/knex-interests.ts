import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { noInterest, type Interest, type Thing } from './interest.ts';
import type { InterestRepository, Likes } from './ports.ts';

/** From a row of `interests`. */
export const toInterest = <T extends Thing>(row: object): Interest<T> => {
  const interest = fromColumns<Interest<T>>(row);
  return { ...interest, version: Number(interest.version) };
};

/** Interests in the transaction `trx`: a row that was read stays locked until it ends. @param likesColumn names the thing in `likes`. */
export const knexInterestRepository = <T extends Thing>(trx: Knex.Transaction, likesColumn: string): InterestRepository<T> => {
  const locked = () => trx('interests').forUpdate();
  return {
    get: async (thing) => {
      const { id } = thing;
      const row = (await locked().where({ id }).first()) as object | undefined;
      if (row !== undefined) return toInterest<T>(row);
      // Waits for another transaction that adds the same one.
      await trx('interests')
        .insert(toColumns(noInterest(thing)))
        .onConflict('id')
        .ignore();
      return toInterest<T>((await locked().where({ id }).first()) as object);
    },
    listLikedBy: async (memberId) => {
      const liked = trx('likes').select(likesColumn).where({ member_id: memberId });
      const rows: object[] = await locked().whereIn('id', liked).orderBy('id');
      return rows.map((row) => toInterest<T>(row));
    },
    save: async (interest) => {
      await trx('interests').where({ id: interest.id }).update(toColumns(interest));
    },
  };
};

/** Who likes what, in the transaction `trx`. @param columnsOf names the thing in `likes`. */
export const knexLikes = <T extends Thing>(trx: Knex.Transaction, columnsOf: (thing: T) => object): Likes<T> => {
  const keyOf = (memberId: MemberId, thing: T) => ({ member_id: memberId, ...columnsOf(thing) });
  return {
    has: async (memberId, thing) => (await trx('likes').where(keyOf(memberId, thing)).first('liked_at')) !== undefined,
    add: async (memberId, thing, at) => {
      await trx('likes').insert({ ...keyOf(memberId, thing), liked_at: at });
    },
    delete: async (memberId, thing) => {
      await trx('likes').where(keyOf(memberId, thing)).delete();
    },
  };
};
