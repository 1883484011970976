import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentParcel } from '#shared/api/types.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import type { AskedWords } from '#shared/work/ask-form.tsx';
import { useFormWords } from '#shared/form/use-form-words.ts';
import { formatNumber } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { Checkbox } from '#shared/antd/work.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkNumber } from '#shared/work/controls.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { typedNumber, wholeNumber } from '#shared/work/number-rules.ts';
import type { ParcelAct, Wanted } from '../model/parcel-acts.ts';
import { ownDelivery, ShipFields } from './ship-fields.tsx';
import type { Carriage } from './ship-fields.tsx';
import { useAct } from './use-act.ts';
import { useOfferedCouriers } from './use-offered-couriers.ts';

/** What is asked before it is done; of a line that is left out, which one. */
export type AskedAct = { act: Exclude<ParcelAct, 'confirm'> } | { act: 'drop'; line: SentParcel['items'][number] };

interface ActFormProps extends AskedForm {
  asked: AskedAct;
  parcel: SentParcel;
}

interface FrameProps extends ActFormProps {
  field?: AskedWords;
  isReady?: boolean;
  wanted: (words: string) => Wanted;
  children?: ReactNode;
}

const harmless: readonly AskedAct['act'][] = ['ship', 'deliver', 'takeBack'];

function ActFrame({ asked: { act }, parcel, wanted, children, ...given }: FrameProps) {
  const { t } = useTranslation('vendor-office');
  const { take, problem } = useAct(parcel);
  return (
    <AskForm
      {...given}
      about={`${act}.${parcel.id}`}
      kind={harmless.includes(act) ? 'primary' : 'dangerFilled'}
      submit={t(`parcel.act.${act}`)}
      send={(words) => take(wanted(words))}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t(`parcel.ask.${act}.text`)}</p>
      {children}
    </AskForm>
  );
}

const carriageWanted = ({ carriedBy, courier, trackingNumber }: Carriage): Wanted =>
  carriedBy === 'own-delivery'
    ? { act: 'ship', courier: courier.trim(), trackingNumber: trackingNumber.trim() }
    : { act: 'ship', carriedBy };

function ShipForm(props: ActFormProps) {
  const [carriage, setCarriage] = useState(ownDelivery);
  const offered = useOfferedCouriers();
  return (
    <ActFrame {...props} isReady={offered !== undefined} wanted={() => carriageWanted(carriage)}>
      <ShipFields offered={offered} carriage={carriage} onCarriage={setCarriage} />
    </ActFrame>
  );
}

function TakeBackForm(props: ActFormProps) {
  const { t } = useTranslation('vendor-office');
  const [restock, setRestock] = useState(true);
  return (
    <ActFrame {...props} wanted={() => ({ act: 'takeBack', restock })}>
      <Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)}>
        {t('parcel.restock')}
      </Checkbox>
    </ActFrame>
  );
}

function DeliverForm(props: ActFormProps) {
  return <ActFrame {...props} wanted={() => ({ act: 'deliver' })} />;
}

/** With a reason, which the buyer reads; only who was not let in has none to give. */
function ReasonForm(props: ActFormProps) {
  const { t } = useTranslation('vendor-office');
  const { asked } = props;
  const { act } = asked;
  const most = act === 'drop' ? asked.line.quantity : 1;
  const [typed, setTyped] = useState(String(most));
  const { textOf } = useFormWords();
  const pieces = typedNumber(typed);
  const problem = wholeNumber(1, most)(typed, {});
  const wanted = (reason: string): Wanted =>
    act === 'drop' ? { act, accessoryId: asked.line.accessoryId, pieces, reason } : { act, reason };
  return (
    <ActFrame
      {...props}
      field={{ label: t('parcel.reason'), hint: t('parcel.reasonHint'), isOptional: act === 'refused' }}
      isReady={pieces >= 1 && !problem}
      wanted={wanted}
    >
      {most > 1 && (
        <WorkField
          label={t('parcel.pieces')}
          hint={t('parcel.piecesHint', { amount: formatNumber(most) })}
          error={problem ? textOf(problem) : undefined}
        >
          <WorkNumber value={typed} onValue={setTyped} />
        </WorkField>
      )}
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

interface ActDialogProps {
  parcel: SentParcel;
  /** Without it the dialog is closed. */
  asked: AskedAct | undefined;
  onClose: () => void;
}

/** Asks for what a step needs, before it is taken; stays open, with what was written, when it may be tried again. */
export function ActDialog({ parcel, asked, onClose }: ActDialogProps) {
  const { t } = useTranslation('vendor-office');
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
      cancel={t('parcel.back')}
      onClose={onClose}
    >
      {(shown, given) => {
        const Form = forms[shown.act];
        return <Form {...given} asked={shown} parcel={parcel} />;
      }}
    </AskDialog>
  );
}
