import type { Clock } from '@paltu/kernel';
import { data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { promoMonthAt } from '../domain/promo-month.ts';

export interface PromoRouteNeeds {
  readonly budget: number;
  readonly readSpent: (month: string) => Promise<number>;
  readonly clock: Clock;
}

const budgetView = z
  .strictObject({
    /** In Pakistan, such as 2027-03. */
    month: z.string(),
    /** What Paltu bears of promo codes in a month, in whole rupees as all amounts here. */
    budget: z.int(),
    spent: z.int(),
    left: z.int(),
  })
  .meta({ id: 'PromoBudget' });

/** What Paltu bears of promo codes, for admins. */
export const promoRoutes = ({ budget, readSpent, clock }: PromoRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/admin/promo-budget',
    access: 'admin',
    limit: 'reads',
    summary:
      'What Paltu bears of promo codes this month, for verified stores and orders that are paid ahead; when it is used up, stores do',
    answers: { 200: data({ promoBudget: budgetView }) },
    handle: async () => {
      const month = promoMonthAt(clock.now());
      const spent = await readSpent(month);
      return ok({ promoBudget: { month, budget, spent, left: Math.max(0, budget - spent) } }, { headers: forThisReader });
    },
  }),
];
