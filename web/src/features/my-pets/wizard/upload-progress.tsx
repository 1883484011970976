import { useTranslation } from 'react-i18next';
import type { Photos } from '#shared/photos/use-photos.ts';
import { SendProgress } from '../components/send-progress.tsx';

/** How far the photos have come that the listing waits for. */
export function UploadProgress({ photos }: { photos: Photos }) {
  const { t } = useTranslation('my-pets');
  const text = t('form.uploaded', { done: photos.images.length, count: photos.photos.length });
  return <SendProgress text={text} share={photos.share} />;
}
