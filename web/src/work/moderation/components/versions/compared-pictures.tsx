import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PetImage, ReviewedPet } from '#shared/api/types.ts';
import { comparePictures } from '../../model/compare-versions.ts';
import styles from './version-table.module.css';

type Fate = 'removed' | 'added' | 'kept';

function Picture({ image, fate, number }: { image: PetImage; fate: Fate; number: number }) {
  const { t } = useTranslation('moderation');
  return (
    <figure className={`${styles.comparedPicture} ${styles[fate] ?? ''}`}>
      <a href={image.urls['1600']} target="_blank" rel="noreferrer">
        <img src={image.urls['320']} width={160} height={120} alt={t('pictures.alt', { number })} loading="lazy" />
      </a>
      {fate !== 'kept' && (
        <figcaption>
          {fate === 'removed' ? <X size={16} aria-hidden /> : <Check size={16} aria-hidden />}
          {t(`pictures.${fate}`)}
        </figcaption>
      )}
    </figure>
  );
}

function Pictures({ images, fateOf }: { images: readonly PetImage[]; fateOf: (id: string) => Fate }) {
  const { t } = useTranslation('moderation');
  if (images.length === 0) return <span className={styles.none}>{t('pictures.none')}</span>;
  return (
    <div className={styles.comparedRow}>
      {images.map((image, index) => (
        <Picture key={image.id} image={image} fate={fateOf(image.id)} number={index + 1} />
      ))}
    </div>
  );
}

/** The row of pictures: those that went are marked on the earlier side, those that came on the other. */
export function ComparedPictures({ pet }: { pet: ReviewedPet }) {
  const { t } = useTranslation(['moderation', 'pet']);
  const { previous } = pet.review;
  const { removed, added } = comparePictures(previous, pet);
  return (
    <tr>
      <th scope="row">{t('pet:field.images')}</th>
      {previous && (
        <td data-label={t('table.before')}>
          <Pictures images={previous.images ?? []} fateOf={(id) => (removed.has(id) ? 'removed' : 'kept')} />
        </td>
      )}
      <td data-label={previous ? t('table.now') : undefined}>
        <Pictures images={pet.images} fateOf={(id) => (added.has(id) ? 'added' : 'kept')} />
      </td>
    </tr>
  );
}
