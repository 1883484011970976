import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parcel, Refund } from '#shared/api/types.ts';
import { AskForm } from '#shared/work/ask-form.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskDialog } from '#shared/work/dialogs.tsx';
import type { AskedForm } from '#shared/work/dialogs.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import { piecesOf, returnedItems } from '../model/returned-pieces.ts';
import type { BuyerAct, ContestKind } from '../model/buyer-acts.ts';
import { useBuyerAct } from './use-buyer-act.ts';

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
