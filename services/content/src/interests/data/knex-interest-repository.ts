import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { noInterest, type Interest } from '../domain/interest.ts';
import type { InterestRepository } from '../use-cases/ports.ts';

const toInterest = (row: object): Interest => {
  const interest = fromColumns<Interest>(row);
  return { ...interest, version: Number(interest.version) };
};

/** Interests in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexInterestRepository = (trx: Knex.Transaction): InterestRepository => {
  const locked = () => trx('interests').forUpdate();
  return {
    get: async (thing) => {
      const { id } = thing;
      const row = (await locked().where({ id }).first()) as object | undefined;
      if (row !== undefined) return toInterest(row);
      // Waits for another transaction that adds the same one.
      await trx('interests')
        .insert(toColumns(noInterest(thing)))
        .onConflict('id')
        .ignore();
      return toInterest((await locked().where({ id }).first()) as object);
    },
    listLikedBy: async (memberId) => {
      const liked = trx('likes').select('thing_id').where({ member_id: memberId });
      const rows: object[] = await locked().whereIn('id', liked).orderBy('id');
      return rows.map(toInterest);
    },
    save: async (interest) => {
      await trx('interests').where({ id: interest.id }).update(toColumns(interest));
    },
  };
};
