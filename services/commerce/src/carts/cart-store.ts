import type { Clock, MemberId } from '@paltu/kernel';
import { fromColumns, preparedRows, sqlRows, toColumns, type Transaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { emptyCart, type AccessoryId, type Cart, type Good, type GoodsById } from './cart.ts';

const columns = ['lines', 'promo_code'] as const;

// The second of two transactions waits for the first, and then reads an empty cart.
const taking = {
  name: 'take cart',
  text: `with held as (select lines, promo_code from carts where member_id = $1 for update)
    update carts set lines = '[]', promo_code = null, updated_at = $2 from held where member_id = $1
    returning held.lines, held.promo_code`,
};

/** Carts of members in the transaction `trx`; one that was read stays locked until it ends. */
export const knexCarts = (trx: Transaction, clock: Clock) => {
  const rowOf = (memberId: MemberId, cart: Cart) => ({ member_id: memberId, ...toColumns(cart, ['lines']), updated_at: clock.now() });
  const find = async (memberId: MemberId): Promise<Cart | undefined> => {
    const row: object | undefined = await trx('carts')
      .where({ member_id: memberId })
      .forUpdate()
      .first(...columns);
    return row && fromColumns<Cart>(row);
  };
  return {
    /** Locks the cart, also an empty one: makes the row where there is none, for it is what is locked. */
    get: async (memberId: MemberId): Promise<Cart> => {
      const known = await find(memberId);
      if (known !== undefined) return known;
      await trx('carts').insert(rowOf(memberId, emptyCart)).onConflict('member_id').ignore();
      return (await find(memberId)) ?? emptyCart;
    },
    /** Empties the cart, and gives what was in it. When the member never had one, nothing is locked. */
    take: async (memberId: MemberId): Promise<Cart> => {
      const [row] = await preparedRows<object>(trx, taking, [memberId, clock.now()]);
      return row === undefined ? emptyCart : fromColumns<Cart>(row);
    },
    save: async (memberId: MemberId, cart: Cart): Promise<void> => {
      await trx('carts').where({ member_id: memberId }).update(rowOf(memberId, cart));
    },
    delete: async (memberId: MemberId): Promise<void> => {
      await trx('carts').where({ member_id: memberId }).delete();
    },
  };
};

const goodsSql = (
  takesOrders: string,
): string => `select accessories.id, store_id, accessories.owner_id, accessories.name, accessories.description, category, price, original_price,
    pictures, accessories.is_public as is_sold, recall is not null as is_recalled,
    case when accessories.is_public then stock - reserved else 0 end as available,
    status = 'active' and removed_at is null and not accessories.hidden and not stores.hidden and not is_owner_away as is_shown,
    ${takesOrders} as takes_orders,
    stores.name as store_name, stores.verified as is_store_verified, stores.city_id as store_city_id, stores.sends_within_days
  from accessories join stores on stores.id = store_id where accessories.id = any(?::uuid[])`;

/** Products as they are now, read without locks. @param takesOrders SQL: whether orders are taken by the row of `stores` beside it */
const knexGoods =
  (database: Knex, takesOrders: string) =>
  async (ids: readonly AccessoryId[]): Promise<GoodsById> => {
    const rows = ids.length === 0 ? [] : await sqlRows<object>(database, goodsSql(takesOrders), [ids]);
    return new Map(rows.map((row) => fromColumns<Good>(row)).map((good) => [good.id, good]));
  };

/** Carts as screens read them, without locks. */
export const cartReads = (database: Knex, takesOrders: string) => ({
  read: async (memberId: MemberId): Promise<Cart> => {
    const row: object | undefined = await database('carts')
      .where({ member_id: memberId })
      .first(...columns);
    return row === undefined ? emptyCart : fromColumns<Cart>(row);
  },
  readGoods: knexGoods(database, takesOrders),
});
export type CartReads = ReturnType<typeof cartReads>;

export interface CartScopeNeeds {
  readonly clock: Clock;
  /** SQL: whether orders are taken by the row of `stores` beside it. */
  readonly takesOrders: string;
  /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
  readonly requireThereIn: (trx: Transaction) => (memberId: MemberId) => Promise<void>;
}

/** All that a use case of this slice can write with. */
export const cartScopeIn =
  ({ clock, takesOrders, requireThereIn }: CartScopeNeeds) =>
  (trx: Transaction) => ({
    carts: knexCarts(trx, clock),
    readGoods: knexGoods(trx, takesOrders),
    requireThere: requireThereIn(trx),
  });
export type CartScope = ReturnType<ReturnType<typeof cartScopeIn>>;
