import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parcel } from '#shared/api/types.ts';
import { AskForm } from '#shared/form/ask-form.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import { piecesOf, returnedItems } from '../model/returned-pieces.ts';
import { useBuyerAct } from './use-buyer-act.ts';

export interface AskedWish {
  readonly act: 'return' | 'contest';
  readonly parcel: Parcel;
}

interface WishFormProps extends AskedWish, AskedForm {
  orderId: string;
}

function WishForm({ act, parcel, orderId, ...given }: WishFormProps) {
  const { t } = useTranslation('orders');
  const { take, problem } = useBuyerAct(orderId);
  const [pieces, setPieces] = useState(() => piecesOf(parcel));
  const items = returnedItems(pieces);
  const wanted = { parcelId: parcel.id, items };
  return (
    <AskForm
      {...given}
      about={`${act}.${parcel.id}`}
      field={{ label: t('wish.reason'), hint: t(`${act}.hint`) }}
      kind="primary"
      submit={t(`${act}.submit`)}
      isReady={act === 'contest' || items.length > 0}
      send={(reason) => take({ ...wanted, act, reason })}
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

/** Asks why, before something is given back, or a refusal at the door is denied. */
export function WishDialog({ orderId, asked, onClose }: WishDialogProps) {
  const { t } = useTranslation('orders');
  return (
    <AskDialog
      asked={asked}
      keyOf={({ act, parcel }) => `${act} ${parcel.id}`}
      title={({ act, parcel }) => (
        <>
          {t(`${act}.title`)} <UserText>{parcel.store.name}</UserText>
        </>
      )}
      cancel={t('wish.cancel')}
      onClose={onClose}
    >
      {(shown, given) => <WishForm {...shown} {...given} orderId={orderId} />}
    </AskDialog>
  );
}
