import { ChevronLeft, ChevronRight, GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../work/button.tsx';
import { PictureButton } from '../content/picture-button.tsx';
import type { Photo } from './photo-queue.ts';
import styles from './photo-tile.module.css';
import type { PhotoDrag } from './use-photo-drag.ts';
import type { Photos } from './use-photos.ts';

export interface PhotoTileProps {
  photo: Photo;
  index: number;
  photos: Photos;
  drag: PhotoDrag;
  onTouch: () => void;
}

/** Drags the photo, and moves it by the arrow keys. */
export function DragHandle({ photo, index, drag }: Pick<PhotoTileProps, 'photo' | 'index' | 'drag'>) {
  const { t } = useTranslation('fields');
  return (
    <PictureButton
      label={t('photos.drag', { number: index + 1 })}
      className={styles.handle}
      onPointerDown={(event) => drag.start(photo.key, event)}
      onKeyDown={(event) => drag.press(photo.key, event)}
    >
      <GripVertical size={20} aria-hidden />
    </PictureButton>
  );
}

/** Makes it the main one, or moves it by one place. */
export function OrderButtons({ photo, index, photos, drag }: PhotoTileProps) {
  const { t } = useTranslation('fields');
  const number = index + 1;
  const last = photos.photos.length - 1;
  const move = (to: number) => drag.moveTo(photo.key, to);
  return (
    <div className={styles.order}>
      {/* First: of the main photo, which has no other button, they stand where they stand of all. */}
      <span className={styles.arrows}>
        {([-1, 1] as const).map((step) => {
          const Arrow = step < 0 ? ChevronLeft : ChevronRight;
          return (
            <button
              key={step}
              type="button"
              className={styles.arrow}
              aria-disabled={(step < 0 ? index === 0 : index === last) || undefined}
              aria-label={t(step < 0 ? 'photos.earlier' : 'photos.later', { number })}
              onClick={() => move(index + step)}
            >
              <Arrow size={20} className="mirrors" aria-hidden />
            </button>
          );
        })}
      </span>
      {index > 0 && (
        <Button
          kind="link"
          size="small"
          onClick={(event) => {
            // The main photo has no such button: its tile keeps the focus.
            event.currentTarget.closest('li')?.focus();
            move(0);
          }}
        >
          {t('photos.makeMain')}
          <span className="visually-hidden"> {t('photos.number', { number })}</span>
        </Button>
      )}
    </div>
  );
}
