import type { Clock, MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import { monthInPakistan } from '@paltu/reference';
import type { ServiceParts } from '@paltu/runtime';
import type { KeyedDigest } from '@paltu/sealing';
import { data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { knexPromoBudget, knexPromoUses } from './promo-store.ts';

interface PromosNeeds extends Pick<ServiceParts, 'database' | 'clock'> {
  /** Of members, phones and addresses. */
  readonly digest: KeyedDigest;
  /** What Paltu bears in a month, in whole rupees. */
  readonly budget: number;
}

/** What is known of an order that uses a code. */
interface PromoOrder {
  readonly id: string;
  readonly buyerId: MemberId;
  readonly promoCode: string;
  /** As they are compared; null once the account of the buyer was erased. */
  readonly contact: { readonly phone: string; readonly address: string } | null;
}

const memberText = (id: MemberId): string => `member ${id}`;

const textsOf = ({ buyerId, contact }: PromoOrder): readonly string[] => [
  memberText(buyerId),
  ...(contact === null ? [] : [`phone ${contact.phone}`, `address ${contact.address}`]),
];

interface BudgetNeeds {
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
const promoRoutes = ({ budget, readSpent, clock }: BudgetNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/admin/promo-budget',
    access: 'admin',
    summary:
      'What Paltu bears of promo codes this month, for verified stores and orders that are paid ahead; when it is used up, stores do',
    answers: { 200: data({ promoBudget: budgetView }) },
    handle: async () => {
      const month = monthInPakistan(clock.now());
      const spent = await readSpent(month);
      return ok({ promoBudget: { month, budget, spent, left: Math.max(0, budget - spent) } }, { headers: forThisReader });
    },
  }),
];

/** Promo codes: each used once by a member, phone and address, and borne by Paltu out of a budget. */
export const promosModule = ({ database, clock, digest, budget }: PromosNeeds) => ({
  /** The use of codes, in the transaction of an order. */
  promosIn: (trx: Transaction) => {
    const uses = knexPromoUses(trx, digest);
    const spending = knexPromoBudget(trx, budget);
    return {
      /** Counts the use of a code by member, phone and address; false when one of them has used it. */
      take: (order: PromoOrder): Promise<boolean> => uses.take({ code: order.promoCode, texts: textsOf(order) }, order.id),
      free: uses.free,
      bear: async (amount: number, at: Date): Promise<string | undefined> => {
        const month = monthInPakistan(at);
        return (await spending.spend(month, amount)) ? month : undefined;
      },
      /** What is given back in another month is lost for both. */
      bearLess: async (month: string, amount: number, at: Date): Promise<void> => {
        if (month === monthInPakistan(at)) await spending.giveBack(month, amount);
      },
      verifiedAmong: async (storeIds: readonly string[]): Promise<ReadonlySet<string>> =>
        new Set((await trx('stores').whereIn('id', storeIds).where({ verified: true }).pluck('id')) as string[]),
    };
  },
  /** Whether a member has used a code, as far as that is known without phone and address. */
  isUsedBy: (memberId: MemberId, code: string): Promise<boolean> =>
    knexPromoUses(database, digest).isUsed({ code, texts: [memberText(memberId)] }),
  routes: promoRoutes({ budget, readSpent: knexPromoBudget(database, budget).readSpent, clock }),
});
