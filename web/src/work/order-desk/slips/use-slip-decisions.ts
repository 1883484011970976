import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Order } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import type { Decision } from '../components/decision-dialog.tsx';

const paid: readonly Order['payment']['status'][] = ['paid', 'partly-refunded', 'refunded'];

/** What an admin decides about the slip of an order: the money came, or it was not found. */
export function useSlipDecisions({ id, number, payment }: Pick<Order, 'id' | 'number' | 'payment'>): {
  accept: Decision;
  refuse: Decision;
} {
  const [check] = commerceEndpoints.usePatchOrdersByIdPaymentMutation();
  const [read] = commerceEndpoints.useLazyGetOrdersByIdQuery();
  const dispatch = useAppDispatch();
  const of = { id, number };
  const around = {
    look: async () => (await read({ id }).unwrap()).order.payment,
    onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Order', id: 'list' }])),
  };
  const accept: Decision = {
    ...{ ...of, act: 'accept', field: 'reference', initial: payment.slip?.reference ?? '' },
    secondAfter: 'payment.already-paid',
    stepOf: (reference, isSecond) => ({
      ...around,
      take: () => check({ id, body: { status: 'paid', reference, ...(isSecond ? { second: true } : {}) } }).unwrap(),
      // That it was paid before proves nothing of a second transfer: sent again it counts once.
      isDone: (now) => !isSecond && paid.includes((now as Order['payment']).status),
    }),
  };
  const refuse: Decision = {
    ...{ ...of, act: 'refuse', field: 'reason' },
    stepOf: (reason) => ({
      ...around,
      take: () => check({ id, body: { status: 'refused', reason } }).unwrap(),
      isDone: (now) => (now as Order['payment']).refusal === reason,
    }),
  };
  return { accept, refuse };
}
