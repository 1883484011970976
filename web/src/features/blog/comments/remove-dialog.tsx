import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { Reply } from '../model/comment.ts';
import { useCountedComments } from './use-counted-comments.ts';

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
    <Dialog
      isOpen={comment !== undefined}
      title={t('comments.removing.question')}
      closeLabel={t('comments.removing.keep')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('comments.removing.keep')}</Button>
          <Button kind="dangerFilled" isBusy={isLoading} onClick={() => comment && void onRemove(comment)}>
            {t('comments.remove')}
          </Button>
        </>
      }
    >
      <p>{t('comments.removing.text')}</p>
    </Dialog>
  );
}
