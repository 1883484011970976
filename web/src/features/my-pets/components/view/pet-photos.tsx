import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { PetPicture } from '#shared/ui/pet-picture.tsx';
import styles from './pet-photos.module.css';

/** The main photo, large, and the others under it. */
export function PetPhotos({ pet }: { pet: Pet }) {
  const { t } = useTranslation('my-pets');
  return (
    <div>
      <div className={styles.main}>
        <PetPicture pet={pet} sizes="(max-width: 767px) 92vw, 480px" />
      </div>
      {pet.images.length > 1 && (
        <ul className={styles.others} aria-label={t('field.photos')}>
          {pet.images.slice(1).map((image, index) => (
            <li key={image.id} className={styles.other}>
              <PetPicture pet={pet} index={index + 1} sizes="96px" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
