import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { DueRefund, Order } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import type { Decision } from '../components/decision-dialog.tsx';

const refundIn = (now: unknown, id: string) => (now as Order).refunds.find((refund) => refund.id === id);

/** What an admin can do about a refund now: record that it was paid, pay what a store owes out of its money, or decide what the buyer contests. */
export function useRefundDecisions(refund: DueRefund): readonly Decision[] {
  const { id, orderId, orderNumber, amount, status, owedBy, contest } = refund;
  const [change] = commerceEndpoints.usePatchOrdersRefundsByIdMutation();
  const [read] = commerceEndpoints.useLazyGetOrdersByIdQuery();
  const dispatch = useAppDispatch();
  const of = { id, number: orderNumber };
  const around = {
    look: async () => (await read({ id: orderId }).unwrap()).order,
    onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags(['Refund', 'Order'])),
  };
  const decided = (act: 'stillOwed' | 'gotIt'): Decision => ({
    ...{ ...of, act, field: 'reason' },
    stepOf: (reason) => ({
      ...around,
      take: () => change({ id, body: { status: act === 'gotIt' ? 'given-back' : 'owed-by-store', reason } }).unwrap(),
      isDone: (now) => refundIn(now, id)?.contest?.status === (act === 'gotIt' ? 'dismissed' : 'upheld'),
    }),
  });
  if (contest?.status === 'open') return [decided('stillOwed'), decided('gotIt')];
  if (status === 'owed-by-store') {
    const takeOver: Decision = {
      ...{ ...of, act: 'takeOver', amount },
      stepOf: (_words, _isSecond, taken) => ({
        ...around,
        take: () => change({ id, body: { status: 'due', amount: taken } }).unwrap(),
        // Of a part of it less stays with the store.
        isDone: (now) => refundIn(now, id)?.status !== 'owed-by-store' || refundIn(now, id)?.amount !== amount,
      }),
    };
    return [takeOver];
  }
  if (status !== 'due' || owedBy !== 'paltu') return [];
  const paidBack: Decision = {
    ...{ ...of, act: 'paidBack', field: 'reference' },
    stepOf: (reference) => {
      // The same reference once more records nothing new, and answers.
      let isProposed = false;
      const record = async () => {
        isProposed = 'proposal' in (await change({ id, body: { status: 'paid', reference } }).unwrap());
      };
      return { ...around, take: record, look: record, isDone: () => true, isProposed: () => isProposed };
    },
  };
  return [paidBack];
}
