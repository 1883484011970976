import { sqlRows } from '@paltu/persistence';
import type { KeyedDigest } from '@paltu/sealing';
import type { Knex } from 'knex';

/** Who uses a code: texts that are the same for the same member, phone or address. */
interface PromoUser {
  readonly code: string;
  readonly texts: readonly string[];
}

// Always in one order, so that two who have something in common wait for each other instead of in a circle.
const taking = `insert into promo_uses (code, digest, order_id) select ?, digest, ?::uuid from unnest(?::text[]) as digest order by digest
  on conflict do nothing returning digest`;

/** Which codes were used by whom: nothing of a member, phone or address is kept but keyed digests. */
export const knexPromoUses = (database: Knex, digest: KeyedDigest) => {
  const isUsed = async ({ code, texts }: PromoUser): Promise<boolean> => {
    const digests = texts.flatMap((text) => [...digest.allOf(text)]);
    return (await database('promo_uses').where({ code }).whereIn('digest', digests).first('digest')) !== undefined;
  };
  /** The use of an order does not count any more. */
  const free = async (orderId: string): Promise<void> => {
    await database('promo_uses').where({ order_id: orderId }).delete();
  };
  return {
    isUsed,
    free,
    /** Counts the use, unless one of these has used it; false then. @param orderId the order that it is used for */
    take: async (user: PromoUser, orderId: string): Promise<boolean> => {
      if (await isUsed(user)) return false;
      const digests = user.texts.map((text) => digest.of(text));
      const taken = await sqlRows(database, taking, [user.code, orderId, digests]);
      if (taken.length === digests.length) return true;
      // One of them was used at the same moment.
      await free(orderId);
      return false;
    },
  };
};

// One statement: of two that come at once, the second is counted behind the first.
const spending = `insert into promo_budgets (month, spent) select ?, ?::bigint where ?::bigint <= ?::bigint
  on conflict (month) do update set spent = promo_budgets.spent + excluded.spent where promo_budgets.spent + excluded.spent <= ?::bigint
  returning month`;

/** What Paltu bears of promo codes in a month, in whole rupees. */
export const knexPromoBudget = (database: Knex, budget: number) => ({
  /** False when the budget of the month has no room for it. */
  spend: async (month: string, amount: number): Promise<boolean> =>
    (await sqlRows(database, spending, [month, amount, amount, budget, budget])).length > 0,
  giveBack: async (month: string, amount: number): Promise<void> => {
    await sqlRows(database, 'update promo_budgets set spent = greatest(0, spent - ?) where month = ?', [amount, month]);
  },
  readSpent: async (month: string): Promise<number> => {
    const row: { readonly spent: number } | undefined = await database('promo_budgets').where({ month }).first('spent');
    return row?.spent ?? 0;
  },
});
