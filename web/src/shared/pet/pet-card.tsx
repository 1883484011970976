import type { ReactNode } from 'react';
import styles from './pet-card.module.css';
import { PetCardWords } from './pet-card-words.tsx';
import type { CardWords } from './pet-card-words.tsx';
import { PetPicture } from './pet-picture.tsx';
import type { PictureLoading } from '../content/cover-picture.tsx';
import { PetPill } from './pet-pill.tsx';

interface PictureCardProps {
  /**
   * `compact`: for two columns on a phone, with a square picture, the price under the name and the age with the city.
   * `row`: picture beside words, with the beginning of the description. `boxed`: in a frame.
   */
  look?: 'plain' | 'compact' | 'row' | 'boxed';
  /** It is not to be had any more. */
  isOver?: boolean;
  /** It fills its frame. */
  picture: ReactNode;
  pill?: ReactNode;
  /** A button in the other corner of the picture, above the link of the card. */
  corner?: ReactNode;
  /** The words under (or beside) the picture. */
  children: ReactNode;
}

/** A thing in a list: a picture, and words whose link stretches over the whole card. */
export function PictureCard({ look = 'plain', isOver = false, picture, pill, corner, children }: PictureCardProps) {
  return (
    <article className={`${styles.card} ${styles[look] ?? ''} ${isOver ? styles.adopted : ''}`}>
      <div className={styles.window}>
        <div className={styles.frame}>
          {picture}
          {pill && <div className={styles.pill}>{pill}</div>}
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      {children}
    </article>
  );
}

interface PetCardProps extends CardWords, Pick<PictureCardProps, 'look' | 'corner'> {
  loading: PictureLoading;
  /** In place of its first picture and of the pill on it. */
  picture?: ReactNode;
  pill?: ReactNode;
}

/** A pet in a list. The link of the name stretches over the whole card. */
export function PetCard({ pet, look = 'plain', loading, picture, pill, corner, children, ...words }: PetCardProps) {
  return (
    <PictureCard
      look={look}
      isOver={pet.status === 'Adopted'}
      picture={picture ?? <PetPicture pet={pet} alt="" {...loading} />}
      pill={pill ?? <PetPill pet={pet} />}
      corner={corner}
    >
      <PetCardWords pet={pet} hasExcerpt={look === 'row'} {...words}>
        {children}
      </PetCardWords>
    </PictureCard>
  );
}
