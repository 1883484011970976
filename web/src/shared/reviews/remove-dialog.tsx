import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/dialog.tsx';
import type { ReviewedKind } from './reviewed-kind.ts';

interface RemoveDialogProps {
  kind: ReviewedKind;
  /** Of the thing that is reviewed. */
  id: string;
  /** Id of the review that is asked about; without one the dialog is closed. */
  reviewId: string | undefined;
  onClose: () => void;
}

/** Asks before a review is removed; stays open when that fails. */
export function RemoveDialog({ kind, id, reviewId, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('reviews');
  const [remove, { isLoading }] = kind.remove.useMutation();
  const refresh = kind.useFresh(id);
  const onRemove = async (asked: string) => {
    const { error } = await remove({ id, reviewId: asked });
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
