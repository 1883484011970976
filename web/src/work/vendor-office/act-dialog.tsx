import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/antd/work.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { showToast } from '#shared/flow/show-toast.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { useFormWords } from '#shared/form/use-form-words.ts';
import { formatNumber } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { randomId } from '#shared/transport/random-id.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import type { AskedWords } from '#shared/work/ask-form.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkInput, WorkNumber } from '#shared/work/controls.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { typedNumber, wholeNumber } from '#shared/work/number-rules.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { actStatuses, isDone } from './parcel.ts';
import type { ParcelAct, Wanted } from './parcel.ts';

/** What is tried again, as it was, keeps its key: it is done once. */
function useSendKeys(): (sent: string) => string {
  const keys = useRef(new Map<string, string>());
  return (sent) => {
    const key = keys.current.get(sent) ?? randomId();
    keys.current.set(sent, key);
    return key;
  };
}

function useCall(id: string) {
  const keyOf = useSendKeys();
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [drop] = commerceEndpoints.usePostOrdersParcelsByIdDropMutation();
  return (wanted: Wanted): Promise<unknown> => {
    if (wanted.act === 'drop') {
      const { accessoryId, pieces, reason } = wanted;
      const body = { items: [{ accessoryId, quantity: pieces }], reason };
      return drop({ id, body, idempotencyKey: keyOf(JSON.stringify(body)) }).unwrap();
    }
    const { act, ...details } = wanted;
    return step({ id, body: { status: actStatuses[act], ...details } }).unwrap();
  };
}

/** Moves a parcel on. `take` answers whether it is done; where an answer was lost the parcel is read before anything is called failed. */
export function useAct(parcel: SentParcel) {
  const { id } = parcel;
  const call = useCall(id);
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetOrdersParcelsByIdQuery();
  const { take, ...state } = useCheckedStep();
  const refresh = () =>
    void dispatch(commerceEndpoints.util.invalidateTags([id, 'list'].map((tag) => ({ type: 'Parcel' as const, id: tag }))));
  const takeAct = (wanted: Wanted): Promise<boolean> =>
    take({
      take: () => call(wanted),
      look: async () => (await read({ id }).unwrap()).parcel,
      isDone: (now) => isDone(wanted, parcel, now),
      onDone: () => showToast.success(`vendor-office:parcel.done.${wanted.act}`),
      onOutdated: refresh,
    });
  return { ...state, take: takeAct };
}

type OfferedCourier = Answer<'getOrdersCouriers'>['couriers'][number];

/** By whom a parcel can go; undefined until that is known. Without an answer the store brings it. */
function useOfferedCouriers(): readonly OfferedCourier[] | undefined {
  const { data, isLoading } = commerceEndpoints.useGetOrdersCouriersQuery();
  return isLoading ? undefined : (data?.couriers ?? []);
}

interface Carriage {
  carriedBy: OfferedCourier['id'];
  courier: string;
  trackingNumber: string;
}

const ownDelivery: Carriage = { carriedBy: 'own-delivery', courier: '', trackingNumber: '' };

const longestCourier = 60;

interface ShipFieldsProps {
  /** Undefined until that is known. */
  offered: readonly OfferedCourier[] | undefined;
  carriage: Carriage;
  onCarriage: (carriage: Carriage) => void;
}

/** By whom a parcel goes: a courier that gives its number itself, or what the seller writes. All of it comes at once: nothing moves under a finger. */
function ShipFields({ offered, carriage, onCarriage }: ShipFieldsProps) {
  const { t } = useTranslation('vendor-office');
  const { carriedBy, courier, trackingNumber } = carriage;
  if (offered === undefined)
    return (
      <Skeleton label={t('parcel.loading')}>
        <SkeletonStack gap={4} shapes={['line', 'control', 'line', 'control', 'line', 'control']} />
      </Skeleton>
    );
  return (
    <>
      {offered.length > 1 && (
        <WorkField
          label={t('parcel.carriedBy')}
          hint={carriedBy === 'own-delivery' ? undefined : t(`parcel.carrierHint.${carriedBy}`)}
          isGroup
        >
          <WorkChoices
            choices={offered.map(({ id }) => ({ value: id, text: t(`parcel.carrier.${id}`) }))}
            value={carriedBy}
            onValue={(chosen) => onCarriage({ ...carriage, carriedBy: chosen })}
          />
        </WorkField>
      )}
      {carriedBy === 'own-delivery' && (
        <>
          <WorkField label={t('parcel.courier')} hint={t('parcel.courierHint')} isOptional>
            <WorkInput value={courier} onValue={(text) => onCarriage({ ...carriage, courier: text })} maxLength={longestCourier} />
          </WorkField>
          <WorkField label={t('parcel.trackingNumber')} isOptional>
            <WorkInput
              value={trackingNumber}
              onValue={(text) => onCarriage({ ...carriage, trackingNumber: text })}
              maxLength={longestCourier}
              dir="ltr"
              autoComplete="off"
            />
          </WorkField>
        </>
      )}
    </>
  );
}

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
