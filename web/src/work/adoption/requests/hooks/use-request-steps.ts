import { isApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { Step } from '../model/request-steps.ts';

const {
  usePatchAdoptionRequestsByIdStatusMutation,
  useDeleteAdoptionRequestsByIdMutation,
  usePostAdoptionRequestsByIdHandoverMutation,
  usePostAdoptionRequestsByIdFallThroughMutation,
} = adoptionEndpoints;

/** Takes one step at a time; the messages of each are in `request-outcomes`. */
export function useRequestSteps() {
  const [answer, answering] = usePatchAdoptionRequestsByIdStatusMutation();
  const [cancel, cancelling] = useDeleteAdoptionRequestsByIdMutation();
  const [handOver, handingOver] = usePostAdoptionRequestsByIdHandoverMutation();
  const [fallThrough, fallingThrough] = usePostAdoptionRequestsByIdFallThroughMutation();
  const dispatch = useAppDispatch();
  const isBusy = [answering, cancelling, handingOver, fallingThrough].some(({ isLoading }) => isLoading);

  const ask = (step: Step, id: string, words: string): Promise<{ error?: unknown }> => {
    if (step === 'approve' || step === 'reject')
      return answer({ id, body: { status: step === 'approve' ? 'approved' : 'rejected', message: words } });
    if (step === 'cancel') return cancel({ id });
    return step === 'hand-over' ? handOver({ id }) : fallThrough({ id, body: { reason: words } });
  };

  /** Answers whether the question is settled, by the step or by a refusal; otherwise it may be tried again. */
  const take = async (step: Step, { id, pet }: AdoptionRequest, words: string): Promise<boolean> => {
    if (isBusy) return false;
    const { error } = await ask(step, id, words);
    if (error === undefined) {
      dispatch(petsEndpoints.util.invalidateTags([...(pet ? [{ type: 'Pet' as const, id: pet.id }] : []), { type: 'Pet', id: 'list' }]));
      return true;
    }
    if (!isApiError(error) || !isSettled(error)) return false;
    dispatch(
      adoptionEndpoints.util.invalidateTags([
        { type: 'AdoptionRequest', id },
        { type: 'AdoptionRequest', id: 'list' },
      ]),
    );
    return true;
  };
  return { isBusy, take };
}
