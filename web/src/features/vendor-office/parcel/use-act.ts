import { useState } from 'react';
import { isApiError, unknownError } from '#shared/api/api-error.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { actStatuses, isDone } from '../model/parcel-acts.ts';
import type { Wanted } from '../model/parcel-acts.ts';
import { takeSurely } from '../model/take-surely.ts';

/** Why something was not done, or is not known to be: a refusal, nothing has come of it, or nobody answers. */
export type ActProblem = ApiError | 'open' | 'unknown';

function useCall(id: string) {
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [drop] = commerceEndpoints.usePostOrdersParcelsByIdDropMutation();
  return (wanted: Wanted): Promise<unknown> => {
    if (wanted.act === 'drop') {
      const { accessoryId, pieces, reason } = wanted;
      return drop({ id, body: { items: [{ accessoryId, quantity: pieces }], reason } }).unwrap();
    }
    const { act, ...details } = wanted;
    // Buyers take steps by the same call, with words of their own.
    return step({ id, body: { status: actStatuses[act], ...details }, seen: { by: 'seller' } }).unwrap();
  };
}

/**
 * Moves a parcel on. `take` answers whether it is done; where an answer was lost the parcel is read before anything is called failed. Why it
 * is not done stands in `problem`, for the place where it was asked for.
 */
export function useAct(parcel: SentParcel) {
  const { id } = parcel;
  const call = useCall(id);
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetOrdersParcelsByIdQuery();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ActProblem>();
  const refresh = () =>
    void dispatch(commerceEndpoints.util.invalidateTags([id, 'list'].map((tag) => ({ type: 'Parcel' as const, id: tag }))));
  const outcomeOf = async (wanted: Wanted): Promise<'done' | ActProblem> => {
    try {
      return await takeSurely({
        take: () => call(wanted),
        look: async () => (await read({ id }).unwrap()).parcel,
        isDone: (now) => isDone(wanted, parcel, now),
      });
    } catch (error) {
      return isApiError(error) ? error : unknownError;
    }
  };
  const take = async (wanted: Wanted): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    const found = await outcomeOf(wanted);
    setBusy(false);
    // A settled refusal too: it stands otherwise than the screen shows.
    if (found === 'done' || (typeof found === 'object' && isSettled(found))) refresh();
    if (found !== 'done') setProblem(found);
    else showToast.success(`vendor-office:parcel.done.${wanted.act}`);
    return found === 'done';
  };
  return { take, isBusy, problem, forget: () => setProblem(undefined) };
}

export type Acting = ReturnType<typeof useAct>;
