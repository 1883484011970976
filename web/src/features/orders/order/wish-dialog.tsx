import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Parcel } from '#shared/api/types.ts';
import { useKeptWords } from '#shared/form/use-kept-words.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskDialog } from '#shared/ui/ask-dialog.tsx';
import type { AskedForm } from '#shared/ui/ask-dialog.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import { piecesOf, returnedItems } from '../model/returned-pieces.ts';
import type { Pieces } from '../model/returned-pieces.ts';
import { useStepDone } from '../model/use-step-done.ts';

const longestReason = 500;

export interface AskedWish {
  readonly act: 'return' | 'contest';
  readonly parcel: Parcel;
}

interface WishFormProps extends AskedWish, AskedForm {
  orderId: string;
  onBusy: (isBusy: boolean) => void;
  onOver: () => void;
}

/** Sends what the buyer wants, with the reason. */
function useWish({ act, parcel, orderId }: Pick<WishFormProps, 'act' | 'parcel' | 'orderId'>) {
  const [step, stepping] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [contest, contesting] = commerceEndpoints.usePostOrdersParcelsByIdContestMutation();
  const { conclude } = useStepDone(orderId);
  return {
    isBusy: stepping.isLoading || contesting.isLoading,
    send: (reason: string, pieces: Pieces) =>
      conclude(
        act === 'contest'
          ? contest({ id: parcel.id, body: { reason } })
          : step({ id: parcel.id, body: { status: 'return-asked', reason, items: returnedItems(pieces) } }),
      ),
  };
}

function WishForm({ form, onBusy, onCancel, onOver, ...wish }: WishFormProps) {
  const { act, parcel } = wish;
  const { t } = useTranslation('orders');
  const { words: reason, write, forget } = useKeptWords(`${act}.${parcel.id}`);
  const [pieces, setPieces] = useState(() => piecesOf(parcel));
  const { isBusy, send } = useWish(wish);
  const submit = async () => {
    onBusy(true);
    const isOver = await send(reason.trim(), pieces);
    onBusy(false);
    if (!isOver) return;
    forget();
    onOver();
  };
  const isAnything = act === 'contest' || returnedItems(pieces).length > 0;
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      isReady={reason.trim() !== '' && isAnything}
      kind="primary"
      words={{ cancel: t('wish.cancel'), submit: t(`${act}.submit`) }}
      onCancel={onCancel}
      onSubmit={() => void submit()}
    >
      <p>{t(`${act}.text`)}</p>
      {act === 'return' && <ReturnedPieces parcel={parcel} value={pieces} onValue={setPieces} />}
      <Field label={t('wish.reason')} hint={t(`${act}.hint`)}>
        <TextArea value={reason} onValue={write} maxLength={longestReason} />
      </Field>
    </DialogForm>
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
  const [isBusy, setBusy] = useState(false);
  return (
    <AskDialog
      asked={asked}
      keyOf={({ act, parcel }) => `${act} ${parcel.id}`}
      title={({ act, parcel }) => (
        <>
          {t(`${act}.title`)} <UserText>{parcel.store.name}</UserText>
        </>
      )}
      closeLabel={t('wish.cancel')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {(shown, given) => <WishForm {...shown} {...given} orderId={orderId} onBusy={setBusy} onOver={onClose} />}
    </AskDialog>
  );
}
