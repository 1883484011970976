import { Eye, EyeOff, ReceiptText, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { Button } from '#shared/work/button.tsx';
import { AskForm } from '#shared/work/ask-form.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { useMarking, useRegistering, useVerifying } from './use-marking.ts';
import { markedKinds } from './marked-kinds.ts';
import type { KindPapers, RegisterMark } from './marked-kinds.ts';

interface MarkButtonsProps {
  thing: MarkedThing;
  size?: 'small' | 'middle';
  /** Asks why it shall be hidden. */
  onHide: () => void;
}

/** Buttons of one list are distinguished by what they are about. */
function NamedAction({ text, name }: { text: string; name: string }) {
  return (
    <>
      {text}
      <span className="visually-hidden">
        {' '}
        <MemberName>{name}</MemberName>
      </span>
    </>
  );
}

function RegisterButton({ thing, size, call }: { thing: MarkedThing; size: 'small' | 'middle'; call: RegisterMark }) {
  const { t } = useTranslation('marks');
  const { register, isRegistering } = useRegistering(thing, call);
  const { registered, name } = thing;
  return (
    <Button size={size} isBusy={isRegistering} icon={<ReceiptText size={20} aria-hidden />} onClick={() => void register(!registered)}>
      <NamedAction text={t(registered ? 'act.unregister' : 'act.register')} name={name} />
    </Button>
  );
}

interface VisibilityProps extends MarkButtonsProps {
  size: 'small' | 'middle';
}

/** Shows or hides it; what waits to be looked at can be either. */
function VisibilityButtons({ thing, size, onHide }: VisibilityProps) {
  const { t } = useTranslation('marks');
  const { hide, isHiding } = useMarking(thing);
  const { hidden, waitsForReview, name } = thing;
  return (
    <>
      {(hidden || waitsForReview) && (
        <Button size={size} isBusy={isHiding} icon={<Eye size={20} aria-hidden />} onClick={() => void hide(false)}>
          <NamedAction text={t(waitsForReview ? 'act.showFirst' : 'act.show')} name={name} />
        </Button>
      )}
      {(!hidden || waitsForReview) && (
        <Button kind="danger" size={size} isBusy={isHiding} icon={<EyeOff size={20} aria-hidden />} onClick={onHide}>
          <NamedAction text={t(waitsForReview ? 'act.keepHidden' : 'act.hide')} name={name} />
        </Button>
      )}
    </>
  );
}

/** Sets the marks that need no papers, and takes them away; only hiding is asked about. */
export function MarkButtons({ thing, size = 'middle', onHide }: MarkButtonsProps) {
  const { t } = useTranslation('marks');
  const { feature, isFeaturing } = useMarking(thing);
  const { featured, name } = thing;
  const { register } = markedKinds[thing.kind];
  return (
    <>
      <Button size={size} isBusy={isFeaturing} icon={<Sparkles size={20} aria-hidden />} onClick={() => void feature(!featured)}>
        <NamedAction text={t(featured ? 'act.stopFeaturing' : 'act.feature')} name={name} />
      </Button>
      {register && <RegisterButton thing={thing} size={size} call={register} />}
      <VisibilityButtons thing={thing} size={size} onHide={onHide} />
    </>
  );
}

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
