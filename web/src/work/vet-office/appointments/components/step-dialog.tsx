import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { useSlotWords } from '#shared/vet/use-slot-words.ts';
import { useAppointmentSteps } from '../hooks/use-appointment-steps.ts';
import type { AppointmentSide, AppointmentStep } from '../model/appointment-steps.ts';

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
