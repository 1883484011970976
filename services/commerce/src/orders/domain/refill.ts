import { dayMs } from './due-times.ts';
import type { AccessoryId, OrderId, Picture } from './order.ts';

/** Packs that a buyer has had last, of which it is known how long one lasts. */
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

/** Something that runs out. */
export interface Refill extends BoughtPacks {
  readonly runsOutAt: Date;
}

/** What ran out so long ago was bought elsewhere, or is needed no more. */
const missedForMs = 30 * dayMs;
const most = 6;

/** When what a buyer has runs out, the first one first. */
export const refillsOf = (bought: readonly BoughtPacks[], now: Date): readonly Refill[] =>
  bought
    .map((packs) => ({ ...packs, runsOutAt: new Date(packs.deliveredAt.getTime() + packs.pieces * packs.packDays * dayMs) }))
    .filter(({ runsOutAt }) => now.getTime() - runsOutAt.getTime() <= missedForMs)
    .toSorted((one, other) => one.runsOutAt.getTime() - other.runsOutAt.getTime())
    .slice(0, most);
