import type { MemberId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { whenErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { cartRoutes, cartView, presentCart } from './cart-http.ts';
import { cartReads, cartScopeIn, knexCarts, type CartScopeNeeds } from './cart-store.ts';
import { cartPrices, changeCart, type IsPromoUsed } from './cart-use-cases.ts';

interface CartsNeeds extends CartScopeNeeds, Pick<ServiceParts, 'database'> {
  readonly isPromoUsed: IsPromoUsed;
}

/** What members want to buy. */
export const cartsModule = ({ database, isPromoUsed, ...needs }: CartsNeeds) => {
  const cartsIn = (trx: Transaction) => knexCarts(trx, needs.clock);
  const prices = cartPrices(cartReads(database, needs.takesOrders), isPromoUsed);
  return {
    /** The cart of a buyer, in the transaction of the order: it stays locked until that ends. */
    cartIn: (trx: Transaction) => ({ take: cartsIn(trx).take }),
    exported: { view: cartView, present: async (memberId: MemberId) => presentCart(await prices.ofMember(memberId)) },
    followIn: whenErased<Transaction>((trx) => (memberId) => cartsIn(trx).delete(memberId)),
    routes: cartRoutes({ change: changeCart(transactionRunner(database, cartScopeIn(needs)), isPromoUsed), prices }),
  };
};
