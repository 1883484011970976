import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { useMarking, useVerifying } from '../hooks/use-marking.ts';
import { markedKinds } from '../model/marked-kinds.ts';
import type { KindPapers } from '../model/marked-kinds.ts';

/** What needs a reason: to hide a thing, to send its papers back, to take the mark `verified` away. */
export interface AskedReason {
  readonly act: 'hide' | 'sendBack' | 'takeAway';
  readonly thing: MarkedThing;
}

type ReasonFormProps = AskedReason & AskedForm;

function ReasonFields({ act, thing, ...given }: ReasonFormProps & { send: (reason: string) => Promise<boolean> }) {
  const { t } = useTranslation('marks');
  return (
    <AskForm
      {...given}
      about={`${act}.${thing.id}`}
      field={{ label: t('ask.reason'), hint: t(`ask.${act}.hint`) }}
      kind="dangerFilled"
      submit={t(`act.${act}`)}
    >
      <p>{t(`ask.${act}.text`)}</p>
    </AskForm>
  );
}

function HideForm(props: ReasonFormProps) {
  const { hide } = useMarking(props.thing);
  return <ReasonFields {...props} send={(reason) => hide(true, reason)} />;
}

function UnverifyForm({ papers, ...props }: ReasonFormProps & { papers: KindPapers }) {
  const { verify } = useVerifying(props.thing, papers);
  return <ReasonFields {...props} send={(reason) => verify(false, reason)} />;
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
  return (
    <AskDialog
      asked={asked}
      keyOf={({ act, thing }) => `${act} ${thing.id}`}
      title={({ act, thing }) => <NamedText sentence={(name) => t(`ask.${act}.title`, { name })} name={thing.name} />}
      cancel={t('ask.cancel')}
      onClose={onClose}
    >
      {(shown, given) => <ReasonForm {...shown} {...given} />}
    </AskDialog>
  );
}
