import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parcel, Refund } from '#shared/api/types.ts';
import { AskForm } from '#shared/form/ask-form.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import { piecesOf, returnedItems } from '../model/returned-pieces.ts';
import type { BuyerAct } from '../model/buyer-acts.ts';
import { useBuyerAct } from './use-buyer-act.ts';

export type AskedWish =
  | { readonly act: 'return' | 'contest'; readonly parcel: Parcel }
  | { readonly act: 'missingRefund'; readonly parcel: Parcel; readonly refund: Refund };

/** What it is about, so that words that were written for one are not there for another. */
const subjectOf = (asked: AskedWish): string => `${asked.act}.${asked.act === 'missingRefund' ? asked.refund.id : asked.parcel.id}`;

interface WishFormProps extends AskedForm {
  asked: AskedWish;
  orderId: string;
}

function WishForm({ asked, orderId, ...given }: WishFormProps) {
  const { t } = useTranslation('orders');
  const { act, parcel } = asked;
  const { take, problem } = useBuyerAct(orderId);
  const [pieces, setPieces] = useState(() => piecesOf(parcel));
  const items = returnedItems(pieces);
  const wanted = (reason: string): BuyerAct => {
    const of = { parcelId: parcel.id, reason };
    if (asked.act === 'missingRefund') return { ...of, act: asked.act, refundId: asked.refund.id };
    return asked.act === 'return' ? { ...of, act: asked.act, items } : { ...of, act: asked.act };
  };
  return (
    <AskForm
      {...given}
      about={subjectOf(asked)}
      field={{ label: t('wish.reason'), hint: t(`${act}.hint`) }}
      kind="primary"
      submit={t(`${act}.submit`)}
      isReady={act !== 'return' || items.length > 0}
      send={(reason) => take(wanted(reason))}
      problem={<StepProblem problem={problem} />}
    >
      <p>{t(`${act}.text`)}</p>
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
      title={({ act, parcel }) => (
        <>
          {t(`${act}.title`)} <UserText>{parcel.store.name}</UserText>
        </>
      )}
      cancel={t('wish.cancel')}
      onClose={onClose}
    >
      {(shown, given) => <WishForm asked={shown} {...given} orderId={orderId} />}
    </AskDialog>
  );
}
