import type { Clock, MemberId } from '@paltu/kernel';
import { fromColumns, preparedRows, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { emptyCart, type Cart } from '../domain/cart.ts';
import type { CartQueries, CartRepository } from '../use-cases/ports.ts';

const columns = ['lines', 'promo_code'] as const;

// The second of two transactions waits for the first, and then reads an empty cart.
const taking = {
  name: 'take cart',
  text: `with held as (select lines, promo_code from carts where member_id = $1 for update)
    update carts set lines = '[]', promo_code = null, updated_at = $2 from held where member_id = $1
    returning held.lines, held.promo_code`,
};

/** Carts in the transaction `trx`: `get` makes the row where there is none, for it is what is locked. */
export const knexCarts = (trx: Knex.Transaction, clock: Clock): CartRepository => {
  const rowOf = (memberId: MemberId, cart: Cart) => ({ member_id: memberId, ...toColumns(cart, ['lines']), updated_at: clock.now() });
  const find = async (memberId: MemberId): Promise<Cart | undefined> => {
    const row: object | undefined = await trx('carts')
      .where({ member_id: memberId })
      .forUpdate()
      .first(...columns);
    return row && fromColumns<Cart>(row);
  };
  return {
    get: async (memberId) => {
      const known = await find(memberId);
      if (known !== undefined) return known;
      await trx('carts').insert(rowOf(memberId, emptyCart)).onConflict('member_id').ignore();
      return (await find(memberId)) ?? emptyCart;
    },
    take: async (memberId) => {
      const [row] = await preparedRows<object>(trx, taking, [memberId, clock.now()]);
      return row === undefined ? emptyCart : fromColumns<Cart>(row);
    },
    save: async (memberId, cart) => {
      await trx('carts').where({ member_id: memberId }).update(rowOf(memberId, cart));
    },
    delete: async (memberId) => {
      await trx('carts').where({ member_id: memberId }).delete();
    },
  };
};

export const knexCartQueries = (database: Knex): CartQueries => ({
  read: async (memberId) => {
    const row: object | undefined = await database('carts')
      .where({ member_id: memberId })
      .first(...columns);
    return row === undefined ? emptyCart : fromColumns<Cart>(row);
  },
});
