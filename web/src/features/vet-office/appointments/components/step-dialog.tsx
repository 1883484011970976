import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { useKeptWords } from '#shared/form/use-kept-words.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { useSlotWords } from '#shared/vet/use-slot-words.ts';
import { useAppointmentSteps } from '../hooks/use-appointment-steps.ts';
import type { AppointmentSide, AppointmentStep } from '../model/appointment-steps.ts';

const longestReason = 500;

/** A step that is asked about. */
export interface AskedStep {
  readonly step: AppointmentStep;
  readonly appointment: Appointment;
}

interface StepFormProps extends AskedStep, AskedForm {
  side: AppointmentSide;
  isBusy: boolean;
  /** Answers whether the question is settled. */
  onTake: (reason: string) => Promise<boolean>;
}

/** A guest may give a reason, a vet has to. */
function StepForm({ step, appointment, side, form, isBusy, onCancel, onTake }: StepFormProps) {
  const { t } = useTranslation('appointments');
  const slotWords = useSlotWords();
  const { words: reason, write, forget } = useKeptWords(`${step}.${appointment.id}`);
  const isCancel = step === 'cancel';
  const isOptional = side === 'guest';
  const send = async () => {
    if (await onTake(reason.trim())) forget();
  };
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      isReady={!isCancel || isOptional || reason.trim() !== ''}
      kind={step === 'completed' ? 'primary' : 'dangerFilled'}
      words={{ cancel: t('action.keep'), submit: t(`action.${step}`) }}
      onCancel={onCancel}
      onSubmit={() => void send()}
    >
      <p>
        <strong>{slotWords(appointment)}</strong> · {t(isCancel ? `dialog.cancel.text.${side}` : `dialog.${step}.text`)}
      </p>
      {isCancel && (
        <Field label={t('dialog.reason')} hint={t(`dialog.reasonHint.${side}`)} isOptional={isOptional}>
          <TextArea value={reason} onValue={write} maxLength={longestReason} />
        </Field>
      )}
    </DialogForm>
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
  const { isBusy, take } = useAppointmentSteps();
  const doIt = async ({ step, appointment }: AskedStep, reason: string) => {
    const isSettled = await take(step, appointment, reason);
    if (isSettled) onClose();
    return isSettled;
  };
  return (
    <AskDialog
      asked={asked}
      keyOf={({ step, appointment }) => `${step} ${appointment.id}`}
      title={({ step, appointment }) => <NamedText sentence={(name) => t(`dialog.${step}.title`, { name })} name={appointment.petName} />}
      closeLabel={t('action.keep')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {(shown, given) => <StepForm {...shown} {...given} side={side} isBusy={isBusy} onTake={(reason) => doIt(shown, reason)} />}
    </AskDialog>
  );
}
