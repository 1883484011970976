import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { PetPicture } from '#shared/ui/pet-picture.tsx';
import styles from './pet-gallery.module.css';

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
export function GalleryThumbs({ pet, shown, hidden, onShow }: GalleryThumbsProps) {
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
      {hidden > 0 && slot === shown.length - 1 && <span className={styles.more}>{t('detail.gallery.more', { count: hidden })}</span>}
    </button>
  ));
}
