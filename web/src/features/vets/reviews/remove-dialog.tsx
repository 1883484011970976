import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useFreshVet } from './use-fresh-vet.ts';

interface RemoveDialogProps {
  vetId: string;
  /** Id of the review that is asked about; without one the dialog is closed. */
  reviewId: string | undefined;
  onClose: () => void;
}

/** Asks before a review is removed; stays open when that fails. */
export function RemoveDialog({ vetId, reviewId, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('vets');
  const [remove, { isLoading }] = vetsEndpoints.useDeleteVetsByIdReviewsByReviewIdMutation();
  const refresh = useFreshVet(vetId);
  const onRemove = async (id: string) => {
    const { error } = await remove({ id: vetId, reviewId: id });
    if (error !== undefined) return;
    onClose();
    void refresh();
  };
  return (
    <ConfirmDialog
      isOpen={reviewId !== undefined}
      title={t('own.removing.question')}
      words={{ keep: t('own.removing.keep'), confirm: t('own.remove') }}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => reviewId !== undefined && void onRemove(reviewId)}
    >
      <p>{t('own.removing.text')}</p>
    </ConfirmDialog>
  );
}
