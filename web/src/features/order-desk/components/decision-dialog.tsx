import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#shared/flow/show-toast.ts';
import { AskForm } from '#shared/form/ask-form.tsx';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useSurely } from '#shared/flow/use-surely.ts';
import type { ShownStep } from '#shared/flow/use-surely.ts';

type DisputeAct = 'uphold' | 'dismiss' | 'delivered' | 'refused' | 'lost' | 'returned' | 'decline';
/** What an admin decides: about a slip, a refund, what a store is paid out, or what two sides do not agree about. */
export type Act = 'accept' | 'refuse' | 'paidBack' | 'payOut' | 'sentBack' | DisputeAct;

const harmless: readonly Act[] = ['accept', 'paidBack', 'payOut', 'uphold', 'delivered', 'returned'];

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
  /** The refusal after which a second transfer of the order may be confirmed. */
  secondAfter?: string;
  stepOf: (words: string, isSecond: boolean) => Omit<ShownStep<unknown>, 'onDone'>;
}

function DecisionForm({ decision, ...given }: AskedForm & { decision: Decision }) {
  const { t } = useTranslation('order-desk');
  const { act, id, field: kind, stepOf, secondAfter, ...words } = decision;
  const { take, problem } = useSurely();
  const [isSecond, setSecond] = useState(false);
  const mayBeSecond = isSecond || (secondAfter !== undefined && typeof problem === 'object' && problem.code === secondAfter);
  return (
    <AskForm
      {...given}
      about={`desk.${act}.${id}`}
      field={kind && { kind, label: t(`field.${kind}`), hint: t(`hint.${kind}`), ...words }}
      kind={harmless.includes(act) ? 'primary' : 'dangerFilled'}
      submit={t(`act.${act}`)}
      send={(written) => take({ ...stepOf(written, isSecond), onDone: () => showToast.success(`order-desk:done.${act}`) })}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t(`ask.${act}`)}</p>
      {mayBeSecond && (
        <CheckBox isChecked={isSecond} onChange={setSecond}>
          {t('second')}
        </CheckBox>
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
