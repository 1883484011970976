import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#shared/flow/show-toast.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { useFormWords } from '#shared/form/use-form-words.ts';
import { AskDialog, type AskedForm } from '#shared/work/dialogs.tsx';
import { Checkbox } from '#shared/antd/work.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkNumber } from '#shared/work/controls.tsx';
import { typedNumber, wholeRupees } from '#shared/work/number-rules.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep, type ShownStep } from '#shared/flow/use-checked-step.ts';

type DisputeAct = 'uphold' | 'dismiss' | 'delivered' | 'refused' | 'lost' | 'returned' | 'decline';
/** What an admin decides: about a slip, a refund, what a store is paid out, or what two sides do not agree about. */
export type Act =
  | 'accept'
  | 'refuse'
  | 'paidBack'
  | 'takeOver'
  | 'stillOwed'
  | 'gotIt'
  | 'payOut'
  | 'sentBack'
  | 'confirmPayment'
  | 'refusePayment'
  | DisputeAct;

const harmless: readonly Act[] = ['accept', 'paidBack', 'payOut', 'uphold', 'delivered', 'returned', 'takeOver', 'gotIt', 'confirmPayment'];

export interface DecisionStep extends Omit<ShownStep<unknown>, 'onDone'> {
  /** Whether what was sent waits for a second admin now. */
  isProposed?: () => boolean;
}

/** What is asked before it is decided. */
export interface Decision {
  act: Act;
  /** Of what is decided about. */
  id: string;
  /** Of the order; what else names it where it is about none. */
  number: string;
  /** What has to be written. */
  field?: 'reference' | 'reason';
  isOptional?: boolean;
  initial?: string;
  /** In whole rupees: all of it, or less, may be typed. */
  amount?: number;
  /** The refusal after which a second transfer of the order may be confirmed. */
  secondAfter?: string;
  stepOf: (words: string, isSecond: boolean, amount: number) => DecisionStep;
}

/** Of what is decided, as it is typed: all of it at first; `isReady` once it can be sent. */
function useTypedAmount(most: number | undefined) {
  const { textOf } = useFormWords();
  const [typed, type] = useState(most === undefined ? '' : String(most));
  const wrong = most !== undefined && typed.trim() !== '' && wholeRupees(1, most)(typed, {});
  const isReady = most === undefined || (typed.trim() !== '' && wrong === false);
  return { typed, type, amount: typedNumber(typed), isReady, error: wrong === false ? undefined : textOf(wrong) };
}

function AmountField({ typed, type, error }: Pick<ReturnType<typeof useTypedAmount>, 'typed' | 'type' | 'error'>) {
  const { t } = useTranslation('order-desk');
  return (
    <WorkField label={t('field.amount')} hint={t('hint.amount')} error={error}>
      <WorkNumber value={typed} onValue={type} />
    </WorkField>
  );
}

function DecisionForm({ decision, ...given }: AskedForm & { decision: Decision }) {
  const { t } = useTranslation('order-desk');
  const { act, id, field: kind, stepOf, secondAfter, amount, ...words } = decision;
  const { take, problem } = useCheckedStep();
  const [isSecond, setSecond] = useState(false);
  const typed = useTypedAmount(amount);
  const mayBeSecond = isSecond || (secondAfter !== undefined && typeof problem === 'object' && problem.code === secondAfter);
  return (
    <AskForm
      {...given}
      about={`desk.${act}.${id}`}
      field={kind && { kind, label: t(`field.${kind}`), hint: t(`hint.${kind}`), ...words }}
      kind={harmless.includes(act) ? 'primary' : 'dangerFilled'}
      submit={t(`act.${act}`)}
      send={(written) => {
        const { isProposed, ...step } = stepOf(written, isSecond, typed.amount);
        return take({ ...step, onDone: () => showToast.success(`order-desk:done.${isProposed?.() === true ? 'proposed' : act}`) });
      }}
      isReady={typed.isReady}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t(`ask.${act}`)}</p>
      {amount !== undefined && <AmountField {...typed} />}
      {mayBeSecond && (
        <Checkbox checked={isSecond} onChange={({ target }) => setSecond(target.checked)}>
          {t('second')}
        </Checkbox>
      )}
    </AskForm>
  );
}

interface DecisionDialogProps {
  /** Without one the dialog is closed. */
  decision: Decision | undefined;
  onClose: () => void;
}

/** Asks before something is decided; stays open, with what was written, when it may be tried again. */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('order-desk');
  return (
    <AskDialog
      asked={decision}
      keyOf={({ act, id }) => `${act} ${id}`}
      title={({ act, number }) => (
        <>
          {t(`act.${act}`)}: <bdi dir="ltr">{number}</bdi>
        </>
      )}
      cancel={t('cancel')}
      onClose={onClose}
    >
      {(shown, given) => <DecisionForm {...given} decision={shown} />}
    </AskDialog>
  );
}
