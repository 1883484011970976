import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#shared/flow/show-toast.ts';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea, TextInput } from '#shared/ui/text-input.tsx';
import { StepProblem } from '#shared/work/step-problem.tsx';
import { useSurely } from '#shared/work/use-surely.ts';
import type { ShownStep } from '#shared/work/use-surely.ts';

const longest = { reference: 60, reason: 500 } as const;

/** What an admin decides: about a slip, a refund, or what two sides do not agree about. */
export type Act = 'accept' | 'refuse' | 'paidBack' | 'uphold' | 'dismiss' | 'delivered' | 'refused' | 'lost' | 'returned' | 'decline';

const harmless: readonly Act[] = ['accept', 'paidBack', 'uphold', 'delivered', 'returned'];

/** What is asked before it is decided. */
export interface Decision {
  act: Act;
  /** Of what is decided about. */
  id: string;
  /** Of the order. */
  number: string;
  /** What has to be written. */
  field?: 'reference' | 'reason';
  isOptional?: boolean;
  initial?: string;
  stepOf: (words: string) => Omit<ShownStep<unknown>, 'onDone'>;
}

interface WordsProps extends Pick<Decision, 'field' | 'isOptional'> {
  words: string;
  onWords: (words: string) => void;
}

function Words({ field, isOptional = false, words, onWords }: WordsProps) {
  const { t } = useTranslation('order-desk');
  if (field === undefined) return null;
  const given = { value: words, onValue: onWords, maxLength: longest[field] };
  return (
    <Field label={t(`field.${field}`)} hint={t(`hint.${field}`)} isOptional={isOptional}>
      {field === 'reason' ? <TextArea {...given} /> : <TextInput {...given} dir="ltr" autoComplete="off" />}
    </Field>
  );
}

interface DecisionFormProps extends AskedForm {
  decision: Decision;
  onBusy: (isBusy: boolean) => void;
  onOver: () => void;
}

function DecisionForm({ decision, onBusy, onOver, ...form }: DecisionFormProps) {
  const { t } = useTranslation('order-desk');
  const { act, field, isOptional = false, initial = '', stepOf } = decision;
  const [words, setWords] = useState(initial);
  const { take, isBusy, problem } = useSurely();
  const decide = async () => {
    onBusy(true);
    const isDone = await take({ ...stepOf(words.trim()), onDone: () => showToast.success(`order-desk:done.${act}`) });
    onBusy(false);
    if (isDone) onOver();
  };
  return (
    <DialogForm
      {...form}
      isBusy={isBusy}
      isReady={field === undefined || isOptional || words.trim() !== ''}
      kind={harmless.includes(act) ? 'primary' : 'dangerFilled'}
      words={{ cancel: t('cancel'), submit: t(`act.${act}`) }}
      onSubmit={() => void decide()}
    >
      <p>{t(`ask.${act}`)}</p>
      <Words field={field} isOptional={isOptional} words={words} onWords={setWords} />
      <StepProblem problem={problem} />
    </DialogForm>
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
  const [isBusy, setBusy] = useState(false);
  return (
    <AskDialog
      asked={decision}
      keyOf={({ act, id }) => `${act} ${id}`}
      title={({ act, number }) => (
        <>
          {t(`act.${act}`)}: <bdi dir="ltr">{number}</bdi>
        </>
      )}
      closeLabel={t('cancel')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {(shown, given) => <DecisionForm {...given} decision={shown} onBusy={setBusy} onOver={onClose} />}
    </AskDialog>
  );
}
