import { noClaims } from '../src/ledgers/ledger.ts';
import type { KeptLedger, MoneyRules } from './money-world.ts';

// How money was counted before Paltu paid out only what it holds; each of these lets two friends invent some.

/** Nothing but the date holds a row back, and nothing of what Paltu has limits what a store may have. */
const byDate = ({ rows }: KeptLedger, now: Date) => ({
  ...noClaims,
  pending: rows.reduce((sum, { account, amount, availableAt }) => sum + (account === 'store' && availableAt > now ? amount : 0), 0),
  pendingHeld: Number.NEGATIVE_INFINITY,
});

export const rulesAsTheyWere: MoneyRules = {
  // Paltu bears every promo code, also of those who use it often.
  placed: (order) => ({ ...order, parcels: order.parcels.map((parcel) => ({ ...parcel, promoBorneBy: null })) }),
  owed: (refund) => ({ ...refund, owedBy: 'paltu', status: 'due' }),
  isRemittedToPaltu: false,
  isHeld: (isSuspended) => isSuspended,
  claims: byDate,
};
