import type { MemberId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { whenErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexCartQueries, knexCarts } from './data/knex-carts.ts';
import { knexGoods } from './data/knex-goods.ts';
import { presentCart } from './http/cart-presenter.ts';
import { cartRoutes } from './http/cart-routes.ts';
import { cartView } from './http/cart-view.ts';
import { cartPrices, type IsPromoUsed } from './use-cases/cart-prices.ts';
import { changeCart } from './use-cases/change-cart.ts';
import type { CartScope } from './use-cases/ports.ts';

export interface CartsNeeds extends Pick<ServiceParts, 'database' | 'clock'> {
  /** @throws AppError `account.deactivated` */
  readonly requireThereIn: (trx: Transaction) => (memberId: MemberId) => Promise<void>;
  /** SQL: whether orders are taken by the row of `stores` beside it. */
  readonly takesOrders: string;
  readonly isPromoUsed: IsPromoUsed;
}

/** What members want to buy. */
export const cartsModule = ({ database, clock, requireThereIn, takesOrders, isPromoUsed }: CartsNeeds) => {
  const scopeOf = (trx: Transaction): CartScope => ({
    carts: knexCarts(trx, clock),
    readGoods: knexGoods(trx, takesOrders),
    requireThere: requireThereIn(trx),
  });
  const prices = cartPrices({ queries: knexCartQueries(database), readGoods: knexGoods(database, takesOrders), isPromoUsed });
  return {
    /** The cart of a buyer, in the transaction of the order: it stays locked until that ends. */
    cartIn: (trx: Transaction) => ({ take: knexCarts(trx, clock).take }),
    exported: { view: cartView, present: async (memberId: MemberId) => presentCart(await prices.ofMember(memberId)) },
    followIn: whenErased<Transaction>((trx) => (memberId) => knexCarts(trx, clock).delete(memberId)),
    routes: cartRoutes({ change: changeCart({ inTransaction: transactionRunner(database, scopeOf), isPromoUsed }), prices }),
  };
};
