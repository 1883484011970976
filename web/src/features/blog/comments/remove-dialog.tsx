import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { ConfirmDialog } from '#shared/ui/dialog.tsx';
import type { Reply } from './comment.ts';
import { useCountedComments } from './comment.ts';

interface RemoveDialogProps {
  slug: string;
  /** The comment that is asked about; without one the dialog is closed. */
  comment: Reply | undefined;
  onClose: () => void;
}

/** Asks before a comment is removed; stays open when that fails. */
export function RemoveDialog({ slug, comment, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('blog');
  const [remove, { isLoading }] = contentEndpoints.useDeleteContentCommentsByIdMutation();
  const count = useCountedComments(slug);
  const onRemove = async ({ id }: Reply) => {
    const { error } = await remove({ id });
    if (error !== undefined) return;
    count(-1);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={comment !== undefined}
      title={t('comments.removing.question')}
      words={{ keep: t('comments.removing.keep'), confirm: t('comments.remove') }}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => comment && void onRemove(comment)}
    >
      <p>{t('comments.removing.text')}</p>
    </ConfirmDialog>
  );
}
