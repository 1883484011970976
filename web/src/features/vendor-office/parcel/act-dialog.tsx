import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentParcel } from '#shared/api/types.ts';
import { typedPrice } from '#shared/form/typed-price.ts';
import { useKeptWords } from '#shared/form/use-kept-words.ts';
import { formatNumber } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea, TextInput } from '#shared/ui/text-input.tsx';
import { StepProblem } from '#shared/work/step-problem.tsx';
import type { ParcelAct, Wanted } from '../model/parcel-acts.ts';
import { useAct } from './use-act.ts';

const longestReason = 500;
const longestCourier = 60;

/** What is asked before it is done; of a line that is left out, which one. */
export type AskedAct = { act: Exclude<ParcelAct, 'confirm'> } | { act: 'drop'; line: SentParcel['items'][number] };

interface ActFormProps extends AskedForm {
  asked: AskedAct;
  parcel: SentParcel;
  onBusy: (isBusy: boolean) => void;
  onOver: () => void;
}

type FormProps = ActFormProps & ReturnType<typeof useAct>;

interface FrameProps extends Pick<FormProps, 'asked' | 'form' | 'isBusy' | 'problem' | 'onCancel'> {
  isReady?: boolean;
  onSubmit: () => void;
  children?: ReactNode;
}

const harmless: readonly AskedAct['act'][] = ['ship', 'deliver', 'takeBack'];

function ActFrame({ asked: { act }, problem, children, ...form }: FrameProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <DialogForm
      {...form}
      kind={harmless.includes(act) ? 'primary' : 'dangerFilled'}
      words={{ cancel: t('parcel.back'), submit: t(`parcel.act.${act}`) }}
    >
      <p>{t(`parcel.ask.${act}.text`)}</p>
      {children}
      <StepProblem problem={problem} />
    </DialogForm>
  );
}

function ShipForm({ take, ...frame }: FormProps) {
  const { t } = useTranslation('vendor-office');
  const [courier, setCourier] = useState('');
  const [trackingNumber, setNumber] = useState('');
  const ship = () => void take({ act: 'ship', courier: courier.trim(), trackingNumber: trackingNumber.trim() });
  return (
    <ActFrame {...frame} onSubmit={ship}>
      <Field label={t('parcel.courier')} hint={t('parcel.courierHint')} isOptional>
        <TextInput value={courier} onValue={setCourier} maxLength={longestCourier} />
      </Field>
      <Field label={t('parcel.trackingNumber')} isOptional>
        <TextInput value={trackingNumber} onValue={setNumber} maxLength={longestCourier} dir="ltr" autoComplete="off" />
      </Field>
    </ActFrame>
  );
}

function TakeBackForm({ take, ...frame }: FormProps) {
  const { t } = useTranslation('vendor-office');
  const [restock, setRestock] = useState(true);
  return (
    <ActFrame {...frame} onSubmit={() => void take({ act: 'takeBack', restock })}>
      <CheckBox isChecked={restock} onChange={setRestock}>
        {t('parcel.restock')}
      </CheckBox>
    </ActFrame>
  );
}

function DeliverForm({ take, ...frame }: FormProps) {
  return <ActFrame {...frame} onSubmit={() => void take({ act: 'deliver' })} />;
}

/** With a reason, which the buyer reads; only who was not let in has none to give. */
function ReasonForm({ asked, parcel, take, ...frame }: FormProps) {
  const { t } = useTranslation('vendor-office');
  const { act } = asked;
  const most = act === 'drop' ? asked.line.quantity : 1;
  const { words, write, forget } = useKeptWords(`${act}.${parcel.id}`);
  const [pieces, setPieces] = useState(String(most));
  const reason = words.trim();
  const counted = Number(pieces);
  const isCounted = counted >= 1 && counted <= most;
  const wanted = (): Wanted => (act === 'drop' ? { act, accessoryId: asked.line.accessoryId, pieces: counted, reason } : { act, reason });
  const submit = async () => {
    if (await take(wanted())) forget();
  };
  return (
    <ActFrame {...{ ...frame, asked, parcel }} isReady={isCounted && (act === 'refused' || reason !== '')} onSubmit={() => void submit()}>
      {most > 1 && (
        <Field label={t('parcel.pieces')} hint={t('parcel.piecesHint', { amount: formatNumber(most) })}>
          <TextInput value={pieces} onValue={(text) => setPieces(typedPrice(text))} inputMode="numeric" dir="ltr" autoComplete="off" />
        </Field>
      )}
      <Field label={t('parcel.reason')} hint={t('parcel.reasonHint')} isOptional={act === 'refused'}>
        <TextArea value={words} onValue={write} maxLength={longestReason} />
      </Field>
    </ActFrame>
  );
}

const forms = {
  ship: ShipForm,
  deliver: DeliverForm,
  takeBack: TakeBackForm,
  cancel: ReasonForm,
  refused: ReasonForm,
  decline: ReasonForm,
  drop: ReasonForm,
};

function ActForm({ onBusy, onOver, ...props }: ActFormProps) {
  const { take, isBusy, problem } = useAct(props.parcel);
  const Form = forms[props.asked.act];
  const takeAndClose = async (wanted: Wanted) => {
    onBusy(true);
    const isTaken = await take(wanted);
    onBusy(false);
    if (isTaken) onOver();
    return isTaken;
  };
  return <Form {...props} {...{ onBusy, onOver, isBusy, problem }} take={takeAndClose} />;
}

interface ActDialogProps {
  parcel: SentParcel;
  /** Without it the dialog is closed. */
  asked: AskedAct | undefined;
  onClose: () => void;
}

/** Asks for what a step needs, before it is taken; stays open, with what was written, when it may be tried again. */
export function ActDialog({ parcel, asked, onClose }: ActDialogProps) {
  const { t } = useTranslation('vendor-office');
  const [isBusy, setBusy] = useState(false);
  return (
    <AskDialog
      asked={asked}
      keyOf={(shown) => `${shown.act} ${shown.act === 'drop' ? shown.line.accessoryId : ''}`}
      title={(shown) => (
        <>
          {t(`parcel.ask.${shown.act}.title`)}
          {shown.act === 'drop' && (
            <>
              {' '}
              <UserText>{shown.line.name}</UserText>
            </>
          )}
        </>
      )}
      closeLabel={t('parcel.back')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {(shown, given) => <ActForm {...given} asked={shown} parcel={parcel} onBusy={setBusy} onOver={onClose} />}
    </AskDialog>
  );
}
