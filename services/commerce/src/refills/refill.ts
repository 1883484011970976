import { dayMs } from '../orders/due-times.ts';
import type { AccessoryId, OrderId, Picture } from '../orders/order.ts';

/** The last delivery to a buyer of a product with known duration. */
export interface BoughtPacks {
  readonly accessoryId: AccessoryId;
  readonly name: string;
  readonly picture: Picture | null;
  readonly orderId: OrderId;
  readonly deliveredAt: Date;
  /** Those that were not given back; at least one. */
  readonly pieces: number;
  /** For how many days a pack lasts one pet. */
  readonly packDays: number;
}

/** A product that the buyer will run out of. */
export interface Refill extends BoughtPacks {
  readonly runsOutAt: Date;
}

/** A product that ran out longer ago was bought elsewhere, or is not needed any more. */
const missedForMs = 30 * dayMs;

const most = 6;

/** Products that a buyer runs out of, the first one first. */
export const refillsOf = (bought: readonly BoughtPacks[], now: Date): readonly Refill[] =>
  bought
    .map((packs) => ({ ...packs, runsOutAt: new Date(packs.deliveredAt.getTime() + packs.pieces * packs.packDays * dayMs) }))
    .filter(({ runsOutAt }) => now.getTime() - runsOutAt.getTime() <= missedForMs)
    .toSorted((one, other) => one.runsOutAt.getTime() - other.runsOutAt.getTime())
    .slice(0, most);
