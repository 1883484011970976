import { isApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import { useAppDispatch } from '#shared/store/store.ts';

/** After a step the order is read anew; after a refusal too: it is no longer as the screen shows it. */
export function useStepDone(orderId: string) {
  const dispatch = useAppDispatch();
  return {
    /** @returns whether there is nothing to try again: it is done, or refused for good */
    conclude: async (answer: Promise<{ error?: unknown }>): Promise<boolean> => {
      const { error } = await answer;
      if (error !== undefined && (!isApiError(error) || !isSettled(error))) return false;
      dispatch(commerceEndpoints.util.invalidateTags([orderId, 'list'].map((id) => ({ type: 'Order' as const, id }))));
      return true;
    },
  };
}
