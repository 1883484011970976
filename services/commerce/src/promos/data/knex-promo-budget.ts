import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';

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
