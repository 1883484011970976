import type { MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { AccessoryId, Cart, GoodsById } from '../domain/cart.ts';

/** Carts of members, which stay locked until the transaction ends. */
export interface CartRepository {
  /** Locks the cart, also an empty one. */
  get(memberId: MemberId): Promise<Cart>;
  /** Empties the cart, and gives what was in it. When the member never had one, nothing is locked. */
  take(memberId: MemberId): Promise<Cart>;
  save(memberId: MemberId, cart: Cart): Promise<void>;
  delete(memberId: MemberId): Promise<void>;
}

/** Products as they are now, read without locks. */
export type ReadGoods = (ids: readonly AccessoryId[]) => Promise<GoodsById>;

/** All that a use case of this slice can write with. */
export interface CartScope {
  readonly carts: CartRepository;
  readonly readGoods: ReadGoods;
  /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
  readonly requireThere: (memberId: MemberId) => Promise<void>;
}

export type InCartTransaction = InTransaction<CartScope>;

/** Carts as screens read them. */
export interface CartQueries {
  /** Empty when nothing was ever put into it. */
  read(memberId: MemberId): Promise<Cart>;
}
