import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Parcel } from '#shared/api/types.ts';
import { AskForm } from '#shared/form/ask-form.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import { piecesOf, returnedItems } from '../model/returned-pieces.ts';
import { useStepDone } from '../model/use-step-done.ts';

export interface AskedWish {
  readonly act: 'return' | 'contest';
  readonly parcel: Parcel;
}

interface WishFormProps extends AskedWish, AskedForm {
  orderId: string;
}

function WishForm({ act, parcel, orderId, ...given }: WishFormProps) {
  const { t } = useTranslation('orders');
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [contest] = commerceEndpoints.usePostOrdersParcelsByIdContestMutation();
  const { conclude } = useStepDone(orderId);
  const [pieces, setPieces] = useState(() => piecesOf(parcel));
  const items = returnedItems(pieces);
  const send = (reason: string) =>
    conclude(
      act === 'contest'
        ? contest({ id: parcel.id, body: { reason } })
        : step({ id: parcel.id, body: { status: 'return-asked', reason, items } }),
    );
  return (
    <AskForm
      {...given}
      about={`${act}.${parcel.id}`}
      field={{ label: t('wish.reason'), hint: t(`${act}.hint`) }}
      kind="primary"
      submit={t(`${act}.submit`)}
      isReady={act === 'contest' || items.length > 0}
      send={send}
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
