import { useRef } from 'react';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { randomId } from '#shared/transport/random-id.ts';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { actStatuses, isDone, type Wanted } from '../model/parcel-acts.ts';

/** What is tried again, as it was, keeps its key: it is done once. */
function useSendKeys(): (sent: string) => string {
  const keys = useRef(new Map<string, string>());
  return (sent) => {
    const key = keys.current.get(sent) ?? randomId();
    keys.current.set(sent, key);
    return key;
  };
}

function useCall(id: string) {
  const keyOf = useSendKeys();
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [drop] = commerceEndpoints.usePostOrdersParcelsByIdDropMutation();
  return (wanted: Wanted): Promise<unknown> => {
    if (wanted.act === 'drop') {
      const { accessoryId, pieces, reason } = wanted;
      const body = { items: [{ accessoryId, quantity: pieces }], reason };
      return drop({ id, body, idempotencyKey: keyOf(JSON.stringify(body)) }).unwrap();
    }
    const { act, ...details } = wanted;
    return step({ id, body: { status: actStatuses[act], ...details } }).unwrap();
  };
}

/** Moves a parcel on. `take` answers whether it is done; where an answer was lost the parcel is read before anything is called failed. */
export function useAct(parcel: SentParcel) {
  const { id } = parcel;
  const call = useCall(id);
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetOrdersParcelsByIdQuery();
  const { take, ...state } = useCheckedStep();
  const refresh = () =>
    void dispatch(commerceEndpoints.util.invalidateTags([id, 'list'].map((tag) => ({ type: 'Parcel' as const, id: tag }))));
  const takeAct = (wanted: Wanted): Promise<boolean> =>
    take({
      take: () => call(wanted),
      look: async () => (await read({ id }).unwrap()).parcel,
      isDone: (now) => isDone(wanted, parcel, now),
      onDone: () => showToast.success(`vendor-office:parcel.done.${wanted.act}`),
      onOutdated: refresh,
    });
  return { ...state, take: takeAct };
}
