import { isApiError } from '#shared/api/api-error.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { Appointment } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { timesOfVet } from '#shared/vet/times-of-vet.ts';
import '../model/appointment-outcomes.ts';
import type { AppointmentStep } from '../model/appointment-steps.ts';

/** Takes one step at a time; the messages of each are in `appointment-outcomes`. */
export function useAppointmentSteps() {
  const [cancel, cancelling] = vetsEndpoints.useDeleteVetsAppointmentsByIdMutation();
  const [record, recording] = vetsEndpoints.usePatchVetsAppointmentsByIdStatusMutation();
  const dispatch = useAppDispatch();
  const isBusy = cancelling.isLoading || recording.isLoading;

  /** Answers whether the question is settled, by the step or by a refusal; otherwise it may be tried again. */
  const take = async (step: AppointmentStep, { id, vet }: Appointment, reason: string): Promise<boolean> => {
    if (isBusy) return false;
    const { error } = await (step === 'cancel' ? cancel({ id, body: { reason } }) : record({ id, body: { status: step } }));
    if (error !== undefined && (!isApiError(error) || !isSettled(error))) return false;
    // The slot is free again, or the list is out of date.
    const appointments = [id, 'list'].map((one) => ({ type: 'Appointment' as const, id: one }));
    dispatch(vetsEndpoints.util.invalidateTags([...appointments, ...timesOfVet(vet.id), 'Stats']));
    return true;
  };
  return { isBusy, take };
}
