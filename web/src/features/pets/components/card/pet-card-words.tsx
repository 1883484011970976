import { MapPin, Syringe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePetWords } from '../../hooks/use-pet-words.ts';
import { excerpt } from '../../model/excerpt.ts';
import { UserText } from '../user-text.tsx';
import styles from './pet-card.module.css';

interface PetCardWordsProps {
  pet: Pet;
  level: 2 | 3;
  isTelling: boolean;
}

/** What stands under (or beside) the picture. Age is there twice, for the line it belongs to differs on a phone. */
export function PetCardWords({ pet, level, isTelling }: PetCardWordsProps) {
  const { t } = useTranslation('pets');
  const words = usePetWords(pet);
  const Name = level === 2 ? 'h2' : 'h3';
  const age = <bdi dir="auto">{words.age}</bdi>;
  return (
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
          {age}
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
          {age}
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
  );
}
