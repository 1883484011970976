import type { ReactNode } from 'react';
import styles from './pet-card.module.css';
import { PetCardWords } from './pet-card-words.tsx';
import type { CardWords } from './pet-card-words.tsx';
import { PetPicture } from './pet-picture.tsx';
import type { PictureLoading } from '../content/cover-picture.tsx';
import { PetPill } from './pet-pill.tsx';

interface PetCardProps extends CardWords {
  loading: PictureLoading;
  /**
   * `compact`: for two columns on a phone, with a square picture, the price under the name and the age with the city.
   * `row`: picture beside words, with the beginning of the description. `boxed`: in a frame.
   */
  look?: 'plain' | 'compact' | 'row' | 'boxed';
  /** In place of its first picture and of the pill on it. */
  picture?: ReactNode;
  pill?: ReactNode;
  /** A button in the other corner of the picture, above the link of the card. */
  corner?: ReactNode;
}

/** A pet in a list. The link of the name stretches over the whole card. */
export function PetCard({ pet, look = 'plain', loading, picture, pill, corner, children, ...words }: PetCardProps) {
  const looks = [styles.card, styles[look], pet.status === 'Adopted' && styles.adopted];
  return (
    <article className={looks.filter(Boolean).join(' ')}>
      <div className={styles.window}>
        <div className={styles.frame}>
          {picture ?? <PetPicture pet={pet} alt="" {...loading} />}
          <div className={styles.pill}>{pill ?? <PetPill pet={pet} />}</div>
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <PetCardWords pet={pet} hasExcerpt={look === 'row'} {...words}>
        {children}
      </PetCardWords>
    </article>
  );
}
