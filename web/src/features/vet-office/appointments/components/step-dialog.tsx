import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { useLast } from '#shared/ui/use-last.ts';
import { useSlotWords } from '#shared/vet/use-slot-words.ts';
import { useAppointmentSteps } from '../hooks/use-appointment-steps.ts';
import type { AppointmentSide, AppointmentStep } from '../model/appointment-steps.ts';

const longestReason = 500;

/** A step that is asked about. */
export interface AskedStep {
  readonly step: AppointmentStep;
  readonly appointment: Appointment;
}

interface StepFormProps extends AskedStep {
  side: AppointmentSide;
  form: Ref<HTMLFormElement>;
  isBusy: boolean;
  onKeep: () => void;
  onTake: (reason: string) => void;
}

/** A guest may say why, a vet has to. */
function StepForm({ step, appointment, side, form, isBusy, onKeep, onTake }: StepFormProps) {
  const { t } = useTranslation('appointments');
  const slotWords = useSlotWords();
  const [reason, setReason] = useState('');
  const isCancel = step === 'cancel';
  const isOptional = side === 'guest';
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      isReady={!isCancel || isOptional || reason.trim() !== ''}
      kind={step === 'completed' ? 'primary' : 'dangerFilled'}
      words={{ cancel: t('action.keep'), submit: t(`action.${step}`) }}
      onCancel={onKeep}
      onSubmit={() => onTake(reason.trim())}
    >
      <p>
        <strong>{slotWords(appointment)}</strong> · {t(isCancel ? `dialog.cancel.text.${side}` : `dialog.${step}.text`)}
      </p>
      {isCancel && (
        <Field label={t('dialog.reason')} hint={t(`dialog.reasonHint.${side}`)} isOptional={isOptional}>
          <TextArea value={reason} onValue={setReason} maxLength={longestReason} />
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
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, take } = useAppointmentSteps();
  const shown = useLast(asked);
  // While it is sent it may still fail: what was written stays.
  const keep = () => isBusy || onClose();
  const doIt = async ({ step, appointment }: AskedStep, reason: string) => {
    if (await take(step, appointment, reason)) onClose();
  };
  return (
    <Dialog
      isOpen={asked !== undefined}
      title={shown && <NamedText say={(name) => t(`dialog.${shown.step}.title`, { name })} name={shown.appointment.petName} />}
      closeLabel={t('action.keep')}
      onClose={keep}
      onOpened={() => form.current?.querySelector('textarea')?.focus()}
    >
      {shown && (
        <StepForm
          key={`${shown.step} ${shown.appointment.id}`}
          {...shown}
          side={side}
          form={form}
          isBusy={isBusy}
          onKeep={keep}
          onTake={(reason) => void doIt(shown, reason)}
        />
      )}
    </Dialog>
  );
}
