import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface CancelDialogProps {
  orderId: string;
  /** The id of a parcel, or all that has not left its store; closed without either. */
  asked: string | 'all' | undefined;
  onClose: () => void;
}

/** Asks before a parcel, or all of an order, is cancelled. */
export function CancelDialog({ orderId, asked, onClose }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const [cancelOrder, cancelling] = commerceEndpoints.usePostOrdersByIdCancelMutation();
  const [cancelParcel, cancellingParcel] = commerceEndpoints.usePostOrdersParcelsByIdCancelMutation();
  const cancel = async () => {
    const { error } = await (asked === 'all' ? cancelOrder({ id: orderId }) : cancelParcel({ id: asked ?? '' }));
    if (error !== undefined && (!isApiError(error) || !isSettled(error))) return;
    // A refusal too: it stands otherwise than the screen shows.
    dispatch(commerceEndpoints.util.invalidateTags([orderId, 'list'].map((id) => ({ type: 'Order' as const, id }))));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={t('cancel.title')}
      words={{ keep: t('cancel.keep'), confirm: t('cancel.confirm') }}
      isBusy={cancelling.isLoading || cancellingParcel.isLoading}
      onClose={onClose}
      onConfirm={() => void cancel()}
    >
      <p>{t('cancel.text')}</p>
    </ConfirmDialog>
  );
}
