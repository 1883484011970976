import { RotateCw, Trash2, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text.ts';
import { Button } from '../work/button.tsx';
import { PictureButton } from '../content/picture-button.tsx';
import { ProgressBar } from '../work/progress-bar.tsx';
import { isUnderWay } from './photo-queue.ts';
import type { Photo } from './photo-queue.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { DragHandle, OrderButtons } from './photo-order.tsx';
import type { PhotoTileProps } from './photo-order.tsx';
import styles from './photo-tile.module.css';

/** A refused file stays refused; a lost connection or a busy server may be better now. */
function canBeRetried({ state, error }: Photo): boolean {
  const status = error?.status;
  return state === 'failed' && (typeof status !== 'number' || status >= 429 || status === 401);
}

function Failure({ photo, onRetry }: { photo: Photo; onRetry: () => void }) {
  const { t } = useTranslation('fields');
  const errorText = useErrorText();
  const text = photo.error?.status === 'NETWORK_ERROR' ? t('photos.lostConnection') : errorText(photo.error);
  return (
    <>
      <p className={styles.failure}>
        <TriangleAlert size={18} aria-hidden />
        <span>{photo.state === 'lost' ? t('photos.lost') : t('photos.failed', { reason: text })}</span>
      </p>
      {canBeRetried(photo) && (
        <Button
          kind="link"
          size="small"
          icon={<RotateCw size={16} aria-hidden />}
          onClick={(event) => {
            // It goes away: the tile keeps the focus.
            event.currentTarget.closest('li')?.focus();
            onRetry();
          }}
        >
          {t('photos.retry')}
        </Button>
      )}
    </>
  );
}

function Sending({ photo }: { photo: Photo }) {
  const { t } = useTranslation('fields');
  const percent = Math.round(photo.progress * 100);
  return <p className={styles.sending}>{photo.state === 'waiting' ? t('photos.waiting') : t('photos.sending', { percent })}</p>;
}

/** The picture with what lies on it: that it is the main one, how far it has come, a handle to drag it by, and the way out. */
function Frame({ photo, index, photos, drag, onTouch }: PhotoTileProps) {
  const { t } = useTranslation('fields');
  const number = index + 1;
  const Bin = isUnderWay(photo) ? X : Trash2;
  const remove = () => {
    onTouch();
    photos.remove(photo.key);
  };
  return (
    <div className={styles.frame} onPointerDown={(event) => event.pointerType === 'mouse' && drag.start(photo.key, event)}>
      <PhotoPicture photo={photo} name={t('photos.number', { number })} onGone={() => photos.lose(photo.key)} />
      {index === 0 && photo.state === 'ready' && <span className={styles.main}>{t('photos.main')}</span>}
      {isUnderWay(photo) && <ProgressBar className={styles.progress} share={photo.progress} label={t('photos.progress', { number })} />}
      {photos.photos.length > 1 && <DragHandle photo={photo} index={index} drag={drag} />}
      <PictureButton label={t('photos.remove', { number })} className={styles.remove} onClick={remove}>
        <Bin size={20} aria-hidden />
      </PictureButton>
    </div>
  );
}

/** One photo: its picture, how far it has come, and what can be done with it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, photos, drag, onTouch } = props;
  const isFailed = photo.state === 'failed' || photo.state === 'lost';
  const retry = () => {
    onTouch();
    photos.retry(photo.key);
  };
  return (
    <li
      tabIndex={-1}
      className={styles.tile}
      data-photo={photo.key}
      data-state={photo.state}
      data-dragged={drag.dragged === photo.key || undefined}
    >
      <Frame {...props} />
      {isUnderWay(photo) && <Sending photo={photo} />}
      {isFailed && <Failure photo={photo} onRetry={retry} />}
      {photo.state === 'ready' && photos.photos.length > 1 && <OrderButtons {...props} />}
    </li>
  );
}
