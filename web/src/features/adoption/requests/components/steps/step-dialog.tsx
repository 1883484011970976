import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { useKeptWords } from '#shared/form/use-kept-words.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { useRequestSteps } from '../../hooks/use-request-steps.ts';
import type { Step } from '../../model/request-steps.ts';

const longestWords = 500;

/** What is written beside a step: nothing, a message that may be left out, or a reason. */
const written: Record<Step, 'nothing' | 'message' | 'reason'> = {
  approve: 'message',
  reject: 'message',
  cancel: 'nothing',
  'hand-over': 'nothing',
  'fall-through': 'reason',
  'come-back': 'reason',
};

/** A step that is asked about. */
export interface AskedStep {
  readonly step: Step;
  readonly request: AdoptionRequest;
}

interface StepFormProps extends AskedStep, AskedForm {
  isBusy: boolean;
  /** Answers whether the question is settled. */
  onTake: (words: string) => Promise<boolean>;
}

function Words({ step, value, onValue }: { step: Step; value: string; onValue: (value: string) => void }) {
  const { t } = useTranslation('adoption-requests');
  if (written[step] === 'nothing') return null;
  const isReason = written[step] === 'reason';
  const hint = isReason ? t('dialog.reasonHint') : t(step === 'reject' ? 'dialog.rejectHint' : 'dialog.messageHint');
  return (
    <Field label={t(isReason ? 'dialog.reason' : 'dialog.message')} hint={hint} isOptional={!isReason}>
      <TextArea value={value} onValue={onValue} maxLength={longestWords} />
    </Field>
  );
}

function StepForm({ step, request, form, isBusy, onCancel, onTake }: StepFormProps) {
  const { t } = useTranslation('adoption-requests');
  const { words, write, forget } = useKeptWords(`${step}.${request.id}`);
  const send = async () => {
    if (await onTake(words.trim())) forget();
  };
  const isGood = step === 'approve' || step === 'hand-over';
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      isReady={written[step] !== 'reason' || words.trim() !== ''}
      kind={isGood ? 'primary' : 'dangerFilled'}
      words={{ cancel: t('action.keep'), submit: t(`action.${step}`) }}
      onCancel={onCancel}
      onSubmit={() => void send()}
    >
      <p>{t(`dialog.${step}.text`)}</p>
      <Words step={step} value={words} onValue={write} />
    </DialogForm>
  );
}

/** What is asked; of what concerns one of the two alone, with their name. */
function Question({ step, request: { requester } }: AskedStep) {
  const { t } = useTranslation('adoption-requests');
  const nameOf = useMemberName();
  if (step === 'cancel' || step === 'fall-through' || step === 'come-back') return t(`dialog.${step}.title`);
  return <NamedText sentence={(name) => t(`dialog.${step}.title`, { name })} name={nameOf(requester.fullName)} />;
}

interface StepDialogProps {
  /** Without one the dialog is closed. */
  asked: AskedStep | undefined;
  onClose: () => void;
}

/** Asks before a step is taken; stays open, with what was written, when it may be tried again. */
export function StepDialog({ asked, onClose }: StepDialogProps) {
  const { t } = useTranslation('adoption-requests');
  const { isBusy, take } = useRequestSteps();
  const doIt = async ({ step, request }: AskedStep, words: string) => {
    const isSettled = await take(step, request, words);
    if (isSettled) onClose();
    return isSettled;
  };
  return (
    <AskDialog
      asked={asked}
      keyOf={({ step, request }) => `${step} ${request.id}`}
      title={(shown) => <Question {...shown} />}
      closeLabel={t('action.keep')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {(shown, given) => <StepForm {...shown} {...given} isBusy={isBusy} onTake={(words) => doIt(shown, words)} />}
    </AskDialog>
  );
}
