import { useTranslation } from 'react-i18next';
import { Button } from '#shared/work/button.tsx';
import { Dialog } from '#shared/work/dialogs.tsx';
import { ProgressBar } from '#shared/work/progress-bar.tsx';
import { useNewPicture } from './use-new-picture.ts';
import { PictureCrop } from './picture-crop.tsx';
import styles from './picture.module.css';

interface PictureDialogProps {
  /** The file that was chosen; without one the dialog is closed. */
  file: File | undefined;
  onClose: () => void;
}

function Cutting({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation(['session', 'shell']);
  const { picture, crop, change, send, progress, isSending, problem } = useNewPicture(file, onClose);
  return (
    <div className={styles.cutting}>
      {picture && <PictureCrop picture={picture} crop={crop} onChange={change} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isSending && <ProgressBar share={progress} label={t('picture.progress')} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('shell:form.cancel')}</Button>
        <Button kind="primary" isBusy={isSending} isDisabled={!picture} onClick={send}>
          {t('picture.save')}
        </Button>
      </div>
    </div>
  );
}

/** The part of a picture that shall be the member's, and its way to the server. */
export function PictureDialog({ file, onClose }: PictureDialogProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog isOpen={file !== undefined} title={t('picture.title')} closeLabel={t('picture.close')} onClose={onClose}>
      {/* Gone at once when it is closed: what is being sent is broken off. */}
      {file && <Cutting file={file} onClose={onClose} />}
    </Dialog>
  );
}
