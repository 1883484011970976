import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { isDone, type BuyerAct } from '../model/buyer-acts.ts';

const done = {
  cancel: 'orders:cancelled',
  received: 'orders:received.done',
  return: 'orders:return.done',
  contest: 'orders:contest.done',
  missingRefund: 'orders:missingRefund.done',
} as const;

function useCall(orderId: string) {
  const [cancelOrder] = commerceEndpoints.usePostOrdersByIdCancelMutation();
  const [cancelParcel] = commerceEndpoints.usePostOrdersParcelsByIdCancelMutation();
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [contest] = commerceEndpoints.usePostOrdersParcelsByIdContestMutation();
  const [contestRefund] = commerceEndpoints.usePostOrdersRefundsByIdContestMutation();
  return (wanted: BuyerAct): Promise<unknown> => {
    if (wanted.parcelId === undefined) return cancelOrder({ id: orderId }).unwrap();
    const id = wanted.parcelId;
    switch (wanted.act) {
      case 'cancel':
        return cancelParcel({ id }).unwrap();
      case 'received':
        return step({ id, body: { status: 'delivered' } }).unwrap();
      case 'return':
        return step({ id, body: { status: 'return-asked', reason: wanted.reason, items: wanted.items } }).unwrap();
      case 'contest':
        return contest({ id, body: { kind: wanted.kind, reason: wanted.reason } }).unwrap();
      case 'missingRefund':
        return contestRefund({ id: wanted.refundId, body: { reason: wanted.reason } }).unwrap();
    }
  };
}

/** What a buyer does with an order. `take` answers whether it is done; where an answer was lost the order is read before anything is called failed. */
export function useBuyerAct(orderId: string) {
  const call = useCall(orderId);
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetOrdersByIdQuery();
  const { take, ...state } = useCheckedStep();
  const refresh = () =>
    void dispatch(commerceEndpoints.util.invalidateTags([orderId, 'list'].map((id) => ({ type: 'Order' as const, id }))));
  const takeAct = (wanted: BuyerAct): Promise<boolean> =>
    take({
      take: () => call(wanted),
      look: async () => (await read({ id: orderId }).unwrap()).order,
      isDone: (now) => isDone(wanted, now),
      onDone: () => showToast.success(done[wanted.act]),
      onOutdated: refresh,
    });
  return { ...state, take: takeAct };
}
