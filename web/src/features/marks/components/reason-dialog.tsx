import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { useKeptWords } from '#shared/form/use-kept-words.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { useMarking, useVerifying } from '../hooks/use-marking.ts';
import { markedKinds } from '../model/marked-kinds.ts';
import type { KindPapers } from '../model/marked-kinds.ts';

const longestReason = 500;

/** What needs a reason: to hide a thing, to send its papers back, to take the mark `verified` away. */
export interface AskedReason {
  readonly act: 'hide' | 'sendBack' | 'takeAway';
  readonly thing: MarkedThing;
}

interface ReasonFormProps extends AskedReason, AskedForm {
  onBusy: (isBusy: boolean) => void;
  onOver: () => void;
}

interface ReasonFieldsProps extends ReasonFormProps {
  isDeciding: boolean;
  /** @returns whether it is over */
  decide: (reason: string) => Promise<boolean>;
}

function ReasonFields({ act, thing, form, isDeciding, decide, onBusy, onCancel, onOver }: ReasonFieldsProps) {
  const { t } = useTranslation('marks');
  const { words: reason, write, forget } = useKeptWords(`${act}.${thing.id}`);
  const take = async () => {
    onBusy(true);
    const isOver = await decide(reason.trim());
    onBusy(false);
    if (!isOver) return;
    forget();
    onOver();
  };
  return (
    <DialogForm
      form={form}
      isBusy={isDeciding}
      isReady={reason.trim() !== ''}
      kind="dangerFilled"
      words={{ cancel: t('ask.cancel'), submit: t(`act.${act}`) }}
      onCancel={onCancel}
      onSubmit={() => void take()}
    >
      <p>{t(`ask.${act}.text`)}</p>
      <Field label={t('ask.reason')} hint={t(`ask.${act}.hint`)}>
        <TextArea value={reason} onValue={write} maxLength={longestReason} />
      </Field>
    </DialogForm>
  );
}

function HideForm(props: ReasonFormProps) {
  const { hide, isHiding } = useMarking(props.thing);
  return <ReasonFields {...props} isDeciding={isHiding} decide={(reason) => hide(true, reason)} />;
}

function UnverifyForm({ papers, ...props }: ReasonFormProps & { papers: KindPapers }) {
  const { verify, isVerifying } = useVerifying(props.thing, papers);
  return <ReasonFields {...props} isDeciding={isVerifying} decide={(reason) => verify(false, reason)} />;
}

function ReasonForm(props: ReasonFormProps) {
  const { papers } = markedKinds[props.thing.kind];
  return props.act !== 'hide' && papers ? <UnverifyForm {...props} papers={papers} /> : <HideForm {...props} />;
}

interface ReasonDialogProps {
  /** Without one the dialog is closed. */
  asked: AskedReason | undefined;
  onClose: () => void;
}

/** Asks why, before it is done; stays open, with what was written, when it may be tried again. */
export function ReasonDialog({ asked, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('marks');
  const [isBusy, setBusy] = useState(false);
  return (
    <AskDialog
      asked={asked}
      keyOf={({ act, thing }) => `${act} ${thing.id}`}
      title={({ act, thing }) => <NamedText sentence={(name) => t(`ask.${act}.title`, { name })} name={thing.name} />}
      closeLabel={t('ask.cancel')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {(shown, given) => <ReasonForm {...shown} {...given} onBusy={setBusy} onOver={onClose} />}
    </AskDialog>
  );
}
