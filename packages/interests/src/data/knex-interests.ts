import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { noInterest, type Interest, type Thing } from '../domain/interest.ts';
import type { InterestRepository, Likes } from '../use-cases/ports.ts';

/** From a row of `interests`. */
export const toInterest = <T extends Thing>(row: object): Interest<T> => {
  const interest = fromColumns<Interest<T>>(row);
  return { ...interest, version: Number(interest.version) };
};

/** Interests in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexInterestRepository = <T extends Thing>(trx: Knex.Transaction): InterestRepository<T> => {
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
      const liked = trx('likes').select('thing_id').where({ member_id: memberId });
      const rows: object[] = await locked().whereIn('id', liked).orderBy('id');
      return rows.map((row) => toInterest<T>(row));
    },
    save: async (interest) => {
      await trx('interests').where({ id: interest.id }).update(toColumns(interest));
    },
  };
};

/** Who likes what, in the transaction `trx`. @param alsoOf what else of the thing stands beside a like */
export const knexLikes = <T extends Thing>(trx: Knex.Transaction, alsoOf: (thing: T) => object): Likes<T> => {
  const keyOf = (memberId: MemberId, thing: T) => ({ member_id: memberId, thing_id: thing.id, ...toColumns(alsoOf(thing)) });
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
