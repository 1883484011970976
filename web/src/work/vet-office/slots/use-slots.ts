import { isApiError } from '#shared/api/api-error.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { VetSlot } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { timesOfVet } from '#shared/vet/times-of-vet.ts';
import { inCalls } from './slot-plan.ts';
import type { SlotWish } from './slot-plan.ts';

/** Adds and deletes the slots of a vet; the messages of each are in `vet-outcomes`. */
export function useSlots(vetId: string) {
  const [add, adding] = vetsEndpoints.usePostVetsSlotsMutation();
  const [remove, removing] = vetsEndpoints.useDeleteVetsSlotsMutation();
  const dispatch = useAppDispatch();
  const isBusy = adding.isLoading || removing.isLoading;
  // Also after a refusal: another device may have changed them.
  const readAgain = () => dispatch(vetsEndpoints.util.invalidateTags([...timesOfVet(vetId)]));
  return {
    isBusy,
    /** Answers whether all of them are there now; of several calls the first that fails ends it. */
    open: async (wishes: readonly SlotWish[]): Promise<boolean> => {
      let error: unknown;
      for (const slots of inCalls(wishes)) {
        if (error === undefined) ({ error } = await add({ body: { slots } }));
      }
      readAgain();
      return error === undefined;
    },
    /** Answers whether the question is settled, by the deletion or by a refusal. */
    remove: async (slots: readonly VetSlot[]): Promise<boolean> => {
      const { error } = await remove({ body: { slots: slots.map(({ id }) => ({ id })) } });
      readAgain();
      return error === undefined || (isApiError(error) && isSettled(error));
    },
  };
}
