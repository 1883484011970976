import { useTranslation } from 'react-i18next';
import type { Photos } from '#shared/photos/use-photos.ts';
import { ProgressBar } from '#shared/ui/progress-bar.tsx';
import styles from './listing-wizard.module.css';

/** How far the photos have come that the listing waits for. */
export function UploadProgress({ photos }: { photos: Photos }) {
  const { t } = useTranslation('my-pets');
  const text = t('form.uploaded', { done: photos.images.length, count: photos.photos.length });
  return (
    <div className={styles.upload}>
      <p role="status">{text}</p>
      <ProgressBar share={photos.share} label={text} />
    </div>
  );
}
