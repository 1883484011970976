import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Parcel, Refund } from '#shared/api/types.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { useCheckedStep } from '#shared/flow/use-checked-step.ts';
import { formatNumber } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { WorkSelect } from '#shared/work/controls.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { isDone, leftOf, piecesOf, returnedItems } from './order.ts';
import type { Pieces, BuyerAct, ContestKind } from './order.ts';

const done = {
  cancel: 'orders:cancelled',
  received: 'orders:received.done',
  return: 'orders:return.done',
  contest: 'orders:contest.done',
  missingRefund: 'orders:missingRefund.done',
} as const;

function useCall(orderId: string) {
  const [cancelOrder] = commerceEndpoints.usePostOrdersByIdCancelMutation();
  const [cancelParcel] = commerceEndpoints.usePostOrdersParcelsByIdCancelMutation();
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [contest] = commerceEndpoints.usePostOrdersParcelsByIdContestMutation();
  const [contestRefund] = commerceEndpoints.usePostOrdersRefundsByIdContestMutation();
  return (wanted: BuyerAct): Promise<unknown> => {
    if (wanted.parcelId === undefined) return cancelOrder({ id: orderId }).unwrap();
    const id = wanted.parcelId;
    switch (wanted.act) {
      case 'cancel':
        return cancelParcel({ id }).unwrap();
      case 'received':
        return step({ id, body: { status: 'delivered' } }).unwrap();
      case 'return':
        return step({ id, body: { status: 'return-asked', reason: wanted.reason, items: wanted.items } }).unwrap();
      case 'contest':
        return contest({ id, body: { kind: wanted.kind, reason: wanted.reason } }).unwrap();
      case 'missingRefund':
        return contestRefund({ id: wanted.refundId, body: { reason: wanted.reason } }).unwrap();
    }
  };
}

/** What a buyer does with an order. `take` answers whether it is done; where an answer was lost the order is read before anything is called failed. */
export function useBuyerAct(orderId: string) {
  const call = useCall(orderId);
  const dispatch = useAppDispatch();
  const [read] = commerceEndpoints.useLazyGetOrdersByIdQuery();
  const { take, ...state } = useCheckedStep();
  const refresh = () =>
    void dispatch(commerceEndpoints.util.invalidateTags([orderId, 'list'].map((id) => ({ type: 'Order' as const, id }))));
  const takeAct = (wanted: BuyerAct): Promise<boolean> =>
    take({
      take: () => call(wanted),
      look: async () => (await read({ id: orderId }).unwrap()).order,
      isDone: (now) => isDone(wanted, now),
      onDone: () => showToast.success(done[wanted.act]),
      onOutdated: refresh,
    });
  return { ...state, take: takeAct };
}

interface ReturnedPiecesProps {
  parcel: Parcel;
  value: Pieces;
  onValue: (pieces: Pieces) => void;
}

/** How many pieces of each product are given back. */
function ReturnedPieces({ parcel, value, onValue }: ReturnedPiecesProps) {
  const { t } = useTranslation('orders');
  return leftOf(parcel).map(({ accessoryId, name, left }) => (
    <WorkField
      key={accessoryId}
      label={
        <>
          {t('return.pieces')} <UserText>{name}</UserText>
        </>
      }
    >
      <WorkSelect
        showSearch={false}
        value={`${value[accessoryId] ?? 0}`}
        options={Array.from({ length: left + 1 }, (_none, quantity) => ({ value: `${quantity}`, label: formatNumber(quantity) }))}
        onValue={(quantity) => onValue({ ...value, [accessoryId]: Number(quantity) })}
      />
    </WorkField>
  ));
}

interface CancelFormProps extends AskedForm {
  orderId: string;
  asked: string;
}

function CancelForm({ orderId, asked, ...given }: CancelFormProps) {
  const { t } = useTranslation('orders');
  const { take, problem } = useBuyerAct(orderId);
  return (
    <AskForm
      {...given}
      about={`cancel.${asked}`}
      kind="dangerFilled"
      submit={t('cancel.confirm')}
      send={() => take({ act: 'cancel', parcelId: asked === 'all' ? undefined : asked })}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t('cancel.text')}</p>
    </AskForm>
  );
}

interface CancelDialogProps {
  orderId: string;
  /** The id of a parcel, or `all`: what has not left its store. Closed without either. */
  asked: string | undefined;
  onClose: () => void;
}

/** Asks before a parcel, or all of an order, is cancelled. */
export function CancelDialog({ orderId, ...shown }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  return (
    <AskDialog {...shown} keyOf={(asked) => asked} title={() => t('cancel.title')} cancel={t('cancel.keep')}>
      {(asked, given) => <CancelForm {...given} orderId={orderId} asked={asked} />}
    </AskDialog>
  );
}

export type AskedWish =
  | { readonly act: 'return'; readonly parcel: Parcel }
  | { readonly act: 'contest'; readonly parcel: Parcel; readonly kind: ContestKind }
  | { readonly act: 'missingRefund'; readonly parcel: Parcel; readonly refund: Refund };

/** Where its words stand. */
const wordsOf = (asked: AskedWish) => (asked.act === 'contest' ? (`contest.${asked.kind}` as const) : asked.act);

/** What it is about, so that words that were written for one are not there for another. */
const subjectOf = (asked: AskedWish): string => `${wordsOf(asked)}.${asked.act === 'missingRefund' ? asked.refund.id : asked.parcel.id}`;

interface WishFormProps extends AskedForm {
  asked: AskedWish;
  orderId: string;
}

function WishForm({ asked, orderId, ...given }: WishFormProps) {
  const { t } = useTranslation('orders');
  const { act, parcel } = asked;
  const words = wordsOf(asked);
  const { take, problem } = useBuyerAct(orderId);
  const [pieces, setPieces] = useState(() => piecesOf(parcel));
  const items = returnedItems(pieces);
  const wanted = (reason: string): BuyerAct => {
    const of = { parcelId: parcel.id, reason };
    if (asked.act === 'missingRefund') return { ...of, act: asked.act, refundId: asked.refund.id };
    return asked.act === 'return' ? { ...of, act: asked.act, items } : { ...of, act: asked.act, kind: asked.kind };
  };
  return (
    <AskForm
      {...given}
      about={subjectOf(asked)}
      field={{ label: t('wish.reason'), hint: t(`${words}.hint`) }}
      kind="primary"
      submit={t(`${words}.submit`)}
      isReady={act !== 'return' || items.length > 0}
      send={(reason) => take(wanted(reason))}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t(`${words}.text`)}</p>
      {act === 'return' && <ReturnedPieces parcel={parcel} value={pieces} onValue={setPieces} />}
    </AskForm>
  );
}

interface WishDialogProps {
  orderId: string;
  /** Without one the dialog is closed. */
  asked: AskedWish | undefined;
  onClose: () => void;
}

/** Asks why, before something is given back, or what a store reports is denied. */
export function WishDialog({ orderId, asked, onClose }: WishDialogProps) {
  const { t } = useTranslation('orders');
  return (
    <AskDialog
      asked={asked}
      keyOf={subjectOf}
      title={(wish) => (
        <>
          {t(`${wordsOf(wish)}.title`)} <UserText>{wish.parcel.store.name}</UserText>
        </>
      )}
      cancel={t('wish.cancel')}
      onClose={onClose}
    >
      {(shown, given) => <WishForm asked={shown} {...given} orderId={orderId} />}
    </AskDialog>
  );
}
