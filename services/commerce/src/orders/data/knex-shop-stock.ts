import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { AccessoryId, Picture, StoreId } from '../domain/order.ts';
import type { ReservedLine } from '../domain/place-order.ts';
import { stockMovesOf, type StockMove } from '../domain/stock-moves.ts';
import type { LineProblem, ShopStock } from '../use-cases/ports.ts';

/** A reserved product, as the slice of accessories gives it. */
interface ReservedGood {
  readonly storeId: string;
  readonly storeName: string;
  readonly ownerId: ReservedLine['sellerId'];
  readonly details: { readonly name: string; readonly price: number };
  readonly pictures: readonly Picture[];
  readonly stock: number;
}

/** Stock operations of the slice of accessories, in the same transaction; rows are locked in the order of their ids. */
export interface StockOfGoods {
  reserve(
    orderId: string,
    lines: readonly { readonly accessoryId: AccessoryId; readonly pieces: number }[],
  ): Promise<ReadonlyMap<string, ReservedGood>>;
  move(orderId: string, moves: readonly StockMove[]): Promise<void>;
}

interface Left {
  readonly id: AccessoryId;
  readonly is_public: boolean;
  readonly available: number;
}

const leftOf = `select id, is_public, stock - reserved as available from accessories where id = any(?::uuid[])`;

/** Locks products in the order of their ids, as all other statements do. */
const heldOf = `${leftOf} order by id for update`;

const problemOf = (left: Left | undefined): LineProblem => {
  if (left === undefined || !left.is_public) return 'gone';
  return left.available === 0 ? 'out-of-stock' : 'too-many';
};

/** The stock of stores, in the transaction `trx`. */
export const knexShopStock = (trx: Knex.Transaction, goods: StockOfGoods): ShopStock => ({
  reserve: async (orderId, lines) => {
    const reserved = await goods.reserve(
      orderId,
      lines.map(({ accessoryId, quantity: pieces }) => ({ accessoryId, pieces })),
    );
    const missing = lines.map(({ accessoryId }) => accessoryId).filter((id) => !reserved.has(id));
    const left = missing.length === 0 ? [] : await sqlRows<Left>(trx, leftOf, [missing]);
    return lines.map(({ accessoryId, quantity }) => {
      const good = reserved.get(accessoryId);
      if (good === undefined) return { accessoryId, problem: problemOf(left.find(({ id }) => id === accessoryId)) };
      const { storeId, storeName, ownerId: sellerId, details, pictures, stock } = good;
      const store = { storeId: storeId as StoreId, storeName, sellerId };
      return { accessoryId, quantity, ...store, name: details.name, price: details.price, picture: pictures[0] ?? null, stock };
    });
  },
  areAvailable: async (lines) => {
    const ids = lines.map(({ accessoryId }) => accessoryId);
    const left = new Map((await sqlRows<Left>(trx, heldOf, [ids])).map((one) => [one.id, one]));
    return lines.every(({ accessoryId, quantity }) => {
      const one = left.get(accessoryId);
      return one !== undefined && one.is_public && one.available >= quantity;
    });
  },
  follow: async (before, after) => {
    const moves = stockMovesOf(before, after);
    if (moves.length > 0) await goods.move(after.id, moves);
  },
});
