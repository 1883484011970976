import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { PetPicture } from '#shared/pet/pet-picture.tsx';
import styles from './screen.module.css';
import { besides, turned } from './turned.ts';

/** Which photo is shown; arrows and swipes follow the way of reading. */
function useTurning(total: number) {
  const [index, setIndex] = useState(0);
  const touch = useRef<number>(undefined);
  const turn = (step: number) => setIndex((now) => turned(now, step, total));
  const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step * forward());
  };
  const onTouchStart = (event: TouchEvent) => {
    touch.current = event.touches[0]?.clientX;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
    if (Math.abs(moved) > 40) turn(-Math.sign(moved) * forward());
  };
  return { index, setIndex, turn, gestures: { onKeyDown, onTouchStart, onTouchEnd } };
}

interface GalleryThumbsProps {
  pet: Pet;
  /** The photos to show, by index. */
  shown: readonly number[];
  /** How many more there are. */
  hidden: number;
  onShow: (index: number) => void;
}

// One photo beside the large one is nearly as large, four are small.
const widths = ['550px', '360px', '360px', '270px'];

/** The next photos. A button keeps its place when its photo changes, and so the focus stays. */
function GalleryThumbs({ pet, shown, hidden, onShow }: GalleryThumbsProps) {
  const { t } = useTranslation('pets');
  return shown.map((index, slot) => (
    <button
      key={slot}
      type="button"
      className={styles.thumb}
      onClick={() => onShow(index)}
      aria-label={t('detail.gallery.show', { number: index + 1 })}
    >
      <PetPicture
        pet={pet}
        index={index}
        alt=""
        sizes={widths[shown.length - 1] ?? '270px'}
        className={pet.status === 'Adopted' ? styles.adopted : ''}
      />
      {hidden > 0 && slot === shown.length - 1 && <span className={styles.moreCount}>{t('detail.gallery.more', { count: hidden })}</span>}
    </button>
  ));
}

interface PetGalleryProps {
  pet: Pet;
  /** What lies in the top corner of the photo on a phone. */
  corner?: ReactNode;
}

/** The photos of a pet, one large and the next ones beside it; after the last comes the first. */
export function PetGallery({ pet, corner }: PetGalleryProps) {
  const { t } = useTranslation('pets');
  const total = pet.images.length;
  const { index, setIndex, turn, gestures } = useTurning(total);
  const beside = besides(index, total);
  const numbers = { number: index + 1, total };
  return (
    <section
      className={`${styles.gallery} ${styles[`of${beside.length}`]}`}
      aria-label={t('detail.gallery.label', { name: pet.name })}
      {...gestures}
    >
      <div className={styles.large}>
        <PetPicture
          key={pet.images[index]?.id}
          pet={pet}
          index={index}
          alt={total === 0 ? t('detail.gallery.none') : t('detail.gallery.alt', { name: pet.name, ...numbers })}
          sizes="(max-width: 1023px) 100vw, 650px"
          isFirst
          className={pet.status === 'Adopted' ? styles.adopted : ''}
        />
        {total > 1 && (
          <>
            <button
              type="button"
              className={`${styles.turn} ${styles.previous}`}
              onClick={() => turn(-1)}
              aria-label={t('detail.gallery.previous')}
            >
              <ChevronLeft size={22} className="mirrors" aria-hidden />
            </button>
            <button type="button" className={`${styles.turn} ${styles.next}`} onClick={() => turn(1)} aria-label={t('detail.gallery.next')}>
              <ChevronRight size={22} className="mirrors" aria-hidden />
            </button>
            <p className={styles.count} aria-live="polite">
              {t('detail.gallery.photo', numbers)}
            </p>
          </>
        )}
        <div className={styles.corner}>{corner}</div>
      </div>
      <GalleryThumbs pet={pet} shown={beside} hidden={total - 1 - beside.length} onShow={setIndex} />
    </section>
  );
}
