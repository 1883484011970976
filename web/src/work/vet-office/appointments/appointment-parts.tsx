import { CalendarCheck, CircleCheck, CircleX, UserX, Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { Pill, type PillTone } from '#shared/content/pill.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button, type ButtonKind } from '#shared/work/button.tsx';
import type { ApiError } from '#shared/api/api-error.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { ToastText } from '#shared/flow/show-toast.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { isApiError } from '#shared/api/api-error.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { timesOfVet } from '#shared/vet/times-of-vet.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { useSlotWords } from '#shared/vet/use-slot-words.ts';
import { stepsOf } from './appointment.ts';
import type { AppointmentSide, AppointmentStep } from './appointment.ts';

const looksOfStatus = {
  booked: { tone: 'approved', icon: CalendarCheck },
  cancelled: { tone: 'plain', icon: CircleX },
  completed: { tone: 'info', icon: CircleCheck },
  'no-show': { tone: 'rejected', icon: UserX },
} as const satisfies Record<Appointment['status'], { tone: PillTone; icon: typeof CircleX }>;

/** How an appointment stands. */
export function AppointmentPill({ status }: Pick<Appointment, 'status'>) {
  const { t } = useTranslation('vet');
  const { tone, icon: Icon } = looksOfStatus[status];
  return (
    <Pill tone={tone} icon={<Icon size={16} aria-hidden />}>
      {t(`status.${status}`)}
    </Pill>
  );
}

/** Why an appointment was cancelled, or may be: by whom, and what they wrote, or that the vet is not available; otherwise nothing. */
export function ClosingWords({
  appointment: { status, closing, vet },
  className,
}: {
  appointment: Appointment;
  className?: string | undefined;
}) {
  const { t } = useTranslation('appointments');
  if (status === 'booked' && vet.isAway) return <p className={className}>{t('vetAway')}</p>;
  if (status !== 'cancelled' || closing === null || closing.by === 'product') return null;
  return (
    <p className={className}>
      {closing.code === 'vet-away' ? t('cancelledAway') : t(`cancelledBy.${closing.by}`)}
      {closing.reason !== '' && (
        <>
          {' '}
          <UserText>{closing.reason}</UserText>
        </>
      )}
    </p>
  );
}

const looksOfStep = {
  completed: { kind: 'primary', icon: Check },
  'no-show': { kind: 'danger', icon: UserX },
  cancel: { kind: 'danger', icon: X },
} as const satisfies Record<AppointmentStep, { kind: ButtonKind; icon: typeof X }>;

interface StepButtonsProps {
  appointment: Appointment;
  side: AppointmentSide;
  onStep: (step: AppointmentStep) => void;
}

/** What the reader may do with an appointment; each asks before it is done. */
export function StepButtons({ appointment, side, onStep }: StepButtonsProps) {
  const { t } = useTranslation('appointments');
  return stepsOf(appointment, side).map((step) => {
    const { kind, icon: Icon } = looksOfStep[step];
    return (
      <Button key={step} kind={kind} icon={<Icon size={20} aria-hidden />} onClick={() => onStep(step)}>
        {t(`action.${step}`)}
      </Button>
    );
  });
}

const { deleteVetsAppointmentsById, patchVetsAppointmentsByIdStatus } = vetsEndpoints.endpoints;

/** A refusal explains why; any other failure names what was not done. */
const failed = (otherwise: ToastText) => (error: ApiError) => (isSettled(error) ? refusalText(error, otherwise) : otherwise);

outcome(deleteVetsAppointmentsById, { done: 'appointments:done.cancelled', failed: failed('appointments:failed.cancel') });
outcome(patchVetsAppointmentsByIdStatus, {
  done: (_answer, { body }) => `appointments:done.${body.status}`,
  failed: failed('appointments:failed.update'),
});

/** Takes one step at a time. */
function useAppointmentSteps() {
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

/** A step that is asked about. */
export interface AskedStep {
  readonly step: AppointmentStep;
  readonly appointment: Appointment;
}

/** A guest may give a reason, a vet has to. */
function StepForm({ step, appointment, side, ...given }: AskedStep & AskedForm & { side: AppointmentSide }) {
  const { t } = useTranslation('appointments');
  const slotWords = useSlotWords();
  const { take } = useAppointmentSteps();
  const isCancel = step === 'cancel';
  const field = { label: t('dialog.reason'), hint: t(`dialog.reasonHint.${side}`), isOptional: side === 'guest' };
  return (
    <AskForm
      {...given}
      about={`${step}.${appointment.id}`}
      field={isCancel ? field : undefined}
      kind={step === 'completed' ? 'primary' : 'dangerFilled'}
      submit={t(`action.${step}`)}
      send={(reason) => take(step, appointment, reason)}
    >
      <p>
        <strong>{slotWords(appointment)}</strong> · {t(isCancel ? `dialog.cancel.text.${side}` : `dialog.${step}.text`)}
      </p>
    </AskForm>
  );
}

interface StepDialogProps {
  /** Without one the dialog is closed. */
  asked: AskedStep | undefined;
  side: AppointmentSide;
  onClose: () => void;
}

/** Asks before a step is taken; stays open, with what was written, when it may be tried again. */
export function StepDialog({ asked, side, onClose }: StepDialogProps) {
  const { t } = useTranslation('appointments');
  return (
    <AskDialog
      asked={asked}
      keyOf={({ step, appointment }) => `${step} ${appointment.id}`}
      title={({ step, appointment }) => <NamedText sentence={(name) => t(`dialog.${step}.title`, { name })} name={appointment.petName} />}
      cancel={t('action.keep')}
      onClose={onClose}
    >
      {(shown, given) => <StepForm {...shown} {...given} side={side} />}
    </AskDialog>
  );
}
