import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import type { AskedWords } from '#shared/work/ask-form.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { useRequestSteps } from '../../hooks/use-request-steps.ts';
import type { Step } from '../../model/request-steps.ts';

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

function StepForm({ step, request, ...given }: AskedStep & AskedForm) {
  const { t } = useTranslation('adoption-requests');
  const { take } = useRequestSteps();
  const isGood = step === 'approve' || step === 'hand-over';
  const fields: Record<(typeof written)[Step], AskedWords | undefined> = {
    nothing: undefined,
    message: { label: t('dialog.message'), hint: t(step === 'reject' ? 'dialog.rejectHint' : 'dialog.messageHint'), isOptional: true },
    reason: { label: t('dialog.reason'), hint: t('dialog.reasonHint') },
  };
  return (
    <AskForm
      {...given}
      about={`${step}.${request.id}`}
      field={fields[written[step]]}
      kind={isGood ? 'primary' : 'dangerFilled'}
      submit={t(`action.${step}`)}
      send={(words) => take(step, request, words)}
    >
      <p>{t(`dialog.${step}.text`)}</p>
    </AskForm>
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
  return (
    <AskDialog
      asked={asked}
      keyOf={({ step, request }) => `${step} ${request.id}`}
      title={(shown) => <Question {...shown} />}
      cancel={t('action.keep')}
      onClose={onClose}
    >
      {(shown, given) => <StepForm {...shown} {...given} />}
    </AskDialog>
  );
}
