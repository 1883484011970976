import type { Order, Refund } from '#shared/api/types.ts';

/** Whether its buyer may write now that it has not come. */
export const mayContestRefund = ({ mayContestFrom, mayContestUntil, contest }: Refund, now = Date.now()): boolean => {
  if (mayContestFrom === null || contest?.status === 'open') return false;
  return Date.parse(mayContestFrom) <= now && (mayContestUntil === null || Date.parse(mayContestUntil) > now);
};

/** Whether something about it is still to happen, or may. */
const isOpenRefund = (refund: Refund): boolean =>
  refund.status === 'due' || refund.status === 'owed-by-store' || refund.contest?.status === 'open' || mayContestRefund(refund);

export const hasOpenRefund = ({ refunds }: Pick<Order, 'refunds'>): boolean => refunds.some(isOpenRefund);

/** Whether Paltu pays something back, now or once a courier has passed it on, so that it has to know where to. */
export const isPaidByPaltu = ({ refunds }: Pick<Order, 'refunds'>): boolean => refunds.some(({ status }) => status === 'due');

/** What happens next, or happened last. */
export type RefundStage = 'due' | 'withCourier' | 'owed' | 'givenBack' | 'paid';

export const stageOf = ({ status, owedBy }: Refund): RefundStage => {
  if (status === 'due') return owedBy === 'courier' ? 'withCourier' : 'due';
  return ({ paid: 'paid', 'owed-by-store': 'owed', 'given-back': 'givenBack' } as const)[status];
};
