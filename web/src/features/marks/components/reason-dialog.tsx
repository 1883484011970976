import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { useLast } from '#shared/ui/use-last.ts';
import { useMarking } from '../hooks/use-marking.ts';

const longestReason = 500;

/** What needs a reason: to hide a thing, to send its papers back, to take the mark `verified` away. */
export interface AskedReason {
  readonly act: 'hide' | 'sendBack' | 'takeAway';
  readonly thing: MarkedThing;
}

interface ReasonFormProps extends AskedReason {
  form: Ref<HTMLFormElement>;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onOver: () => void;
}

function ReasonForm({ act, thing, form, onBusy, onCancel, onOver }: ReasonFormProps) {
  const { t } = useTranslation('marks');
  const [reason, setReason] = useState('');
  const { hide, verify, isHiding, isVerifying } = useMarking(thing);
  const take = async () => {
    onBusy(true);
    const isOver = await (act === 'hide' ? hide(true, reason.trim()) : verify(false, reason.trim()));
    onBusy(false);
    if (isOver) onOver();
  };
  return (
    <DialogForm
      form={form}
      isBusy={isHiding || isVerifying}
      isReady={reason.trim() !== ''}
      kind="dangerFilled"
      words={{ cancel: t('ask.cancel'), submit: t(`act.${act}`) }}
      onCancel={onCancel}
      onSubmit={() => void take()}
    >
      <p>{t(`ask.${act}.text`)}</p>
      <Field label={t('ask.reason')} hint={t(`ask.${act}.hint`)}>
        <TextArea value={reason} onValue={setReason} maxLength={longestReason} />
      </Field>
    </DialogForm>
  );
}

interface ReasonDialogProps {
  /** Without one the dialog is closed. */
  asked: AskedReason | undefined;
  onClose: () => void;
}

/** Asks why, before it is done; stays open, with what was written, when it may be tried again. */
export function ReasonDialog({ asked, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('marks');
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const shown = useLast(asked);
  // While it is sent it may still fail: what was written stays.
  const cancel = () => isBusy || onClose();
  return (
    <Dialog
      isOpen={asked !== undefined}
      title={shown && <NamedText say={(name) => t(`ask.${shown.act}.title`, { name })} name={shown.thing.name} />}
      closeLabel={t('ask.cancel')}
      onClose={cancel}
      onOpened={() => form.current?.querySelector('textarea')?.focus()}
    >
      {shown && (
        <ReasonForm key={`${shown.act} ${shown.thing.id}`} {...shown} form={form} onBusy={setBusy} onCancel={cancel} onOver={onClose} />
      )}
    </Dialog>
  );
}
