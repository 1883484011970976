import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';

interface DeleteDialogProps {
  productId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a product is deleted; stays open when that fails. */
export function DeleteDialog({ productId, isOpen, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('vendor-office');
  const [remove, { isLoading }] = commerceEndpoints.useDeleteAccessoriesByIdMutation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('delete.question')}
      words={{ keep: t('delete.keep'), confirm: t('delete.confirm') }}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => void remove({ id: productId })}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
