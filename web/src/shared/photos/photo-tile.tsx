import { ChevronLeft, ChevronRight, RotateCw, Trash2, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text.ts';
import type { Photos } from './use-photos.ts';
import { isUnderWay } from './photo-queue.ts';
import type { Photo } from './photo-queue.ts';
import { PhotoPicture } from './photo-picture.tsx';
import styles from './photo-tile.module.css';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  photos: Photos;
  onTouch: () => void;
}

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
        <button type="button" className={styles.link} onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
          {t('photos.retry')}
        </button>
      )}
    </>
  );
}

function OrderButtons({ photo, index, photos, onTouch }: PhotoTileProps) {
  const { t } = useTranslation('fields');
  const number = index + 1;
  const last = photos.photos.length - 1;
  const move = (to: number) => {
    onTouch();
    photos.move(photo.key, to);
  };
  return (
    <div className={styles.order}>
      {index > 0 && (
        <button type="button" className={styles.link} onClick={() => move(0)}>
          {t('photos.makeMain')}
          <span className="visually-hidden"> {t('photos.number', { number })}</span>
        </button>
      )}
      <span className={styles.arrows}>
        {([-1, 1] as const).map((step) => {
          const Arrow = step < 0 ? ChevronLeft : ChevronRight;
          return (
            <button
              key={step}
              type="button"
              className={styles.arrow}
              disabled={step < 0 ? index === 0 : index === last}
              aria-label={t(step < 0 ? 'photos.earlier' : 'photos.later', { number })}
              onClick={() => move(index + step)}
            >
              <Arrow size={20} className="mirrors" aria-hidden />
            </button>
          );
        })}
      </span>
    </div>
  );
}

function Sending({ photo }: { photo: Photo }) {
  const { t } = useTranslation('fields');
  const percent = Math.round(photo.progress * 100);
  return <p className={styles.sending}>{photo.state === 'waiting' ? t('photos.waiting') : t('photos.sending', { percent })}</p>;
}

/** One photo: its picture, how far it has come, and what can be done with it. */
export function PhotoTile({ photo, index, photos, onTouch }: PhotoTileProps) {
  const { t } = useTranslation('fields');
  const number = index + 1;
  const isFailed = photo.state === 'failed' || photo.state === 'lost';
  const touch = (act: () => void) => () => {
    onTouch();
    act();
  };
  const Bin = isUnderWay(photo) ? X : Trash2;
  return (
    <li className={styles.tile} data-state={photo.state}>
      <div className={styles.frame}>
        <PhotoPicture photo={photo} name={t('photos.number', { number })} onGone={() => photos.lose(photo.key)} />
        {index === 0 && photo.state === 'ready' && <span className={styles.main}>{t('photos.main')}</span>}
        {isUnderWay(photo) && (
          <progress className={styles.progress} value={photo.progress} max={1} aria-label={t('photos.progress', { number })} />
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={t('photos.remove', { number })}
          onClick={touch(() => photos.remove(photo.key))}
        >
          <Bin size={20} aria-hidden />
        </button>
      </div>
      {isUnderWay(photo) && <Sending photo={photo} />}
      {isFailed && <Failure photo={photo} onRetry={touch(() => photos.retry(photo.key))} />}
      {photo.state === 'ready' && photos.photos.length > 1 && (
        <OrderButtons photo={photo} index={index} photos={photos} onTouch={onTouch} />
      )}
    </li>
  );
}
