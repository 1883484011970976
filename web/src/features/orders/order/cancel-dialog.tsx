import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useStepDone } from '../model/use-step-done.ts';

interface CancelDialogProps {
  orderId: string;
  /** The id of a parcel, or all that has not left its store; closed without either. */
  asked: string | 'all' | undefined;
  onClose: () => void;
}

/** Asks before a parcel, or all of an order, is cancelled. */
export function CancelDialog({ orderId, asked, onClose }: CancelDialogProps) {
  const { t } = useTranslation('orders');
  const { conclude } = useStepDone(orderId);
  const [cancelOrder, cancelling] = commerceEndpoints.usePostOrdersByIdCancelMutation();
  const [cancelParcel, cancellingParcel] = commerceEndpoints.usePostOrdersParcelsByIdCancelMutation();
  const cancel = async () => {
    const isOver = await conclude(asked === 'all' ? cancelOrder({ id: orderId }) : cancelParcel({ id: asked ?? '' }));
    if (isOver) onClose();
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
