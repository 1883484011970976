import { MapPin, Syringe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '../../../../shared/api/types.ts';
import { PageLink } from '../../../../shared/navigation/page-link.tsx';
import { usePetWords } from '../../hooks/use-pet-words.ts';
import { excerpt } from '../../model/excerpt.ts';
import { UserText } from '../user-text.tsx';
import styles from './pet-card.module.css';
import { PetPicture } from './pet-picture.tsx';
import type { PictureLoading } from './pet-picture.tsx';
import { PetPill } from './pet-pill.tsx';

export interface PetCardProps {
  pet: Pet;
  loading: PictureLoading;
  /** The level of the name as a heading. */
  level?: 2 | 3;
  /** For two columns on a phone: square picture, price under the name, age with the city. */
  isCompact?: boolean;
  /** With the beginning of its description, where there is room. */
  isTelling?: boolean;
  className?: string;
}

/** A pet in a list. No box around it; the link of the name stretches over the whole card. */
export function PetCard({ pet, loading, level = 2, isCompact = false, isTelling = false, className = '' }: PetCardProps) {
  const { t } = useTranslation('pets');
  const words = usePetWords(pet);
  const Name = level === 2 ? 'h2' : 'h3';
  const looks = [styles.card, pet.status === 'Adopted' && styles.adopted, isCompact && styles.compact, className];
  return (
    <article className={looks.filter(Boolean).join(' ')}>
      <div className={styles.frame}>
        <PetPicture pet={pet} alt="" {...loading} />
        <div className={styles.pill}>
          <PetPill pet={pet} />
        </div>
      </div>
      <div className={styles.words}>
        <Name className={styles.name}>
          <PageLink to={`pet-${pet.id}`} className={styles.link}>
            <UserText>{pet.name}</UserText>
          </PageLink>
        </Name>
        <p className={pet.price > 0 ? styles.price : `${styles.price} ${styles.free}`}>{words.price}</p>
        <p className={styles.traits}>
          <UserText>{pet.breed}</UserText>
          <span className={styles.ageHere}>
            <span className={styles.comma} />
            <bdi dir="auto">{words.age}</bdi>
          </span>
        </p>
        {isTelling && (
          <p className={styles.telling}>
            <UserText>{excerpt(pet.description, 150) ?? pet.description}</UserText>
          </p>
        )}
        <p className={styles.place}>
          <MapPin size={16} aria-hidden className={styles.pin} />
          <span className={styles.ageThere}>
            <bdi dir="auto">{words.age}</bdi>
            <span className={styles.comma} />
          </span>
          {words.city}
        </p>
        <p className={styles.since}>{words.since}</p>
        {pet.vaccinated && (
          <p className={styles.vaccinated}>
            <Syringe size={16} aria-hidden />
            {t('card.vaccinated')}
          </p>
        )}
      </div>
    </article>
  );
}
