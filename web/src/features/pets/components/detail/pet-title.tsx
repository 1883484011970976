import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { usePetWords } from '../../hooks/use-pet-words.ts';
import { PetPill } from '../card/pet-pill.tsx';
import { UserText } from '../user-text.tsx';
import styles from './pet-title.module.css';
import { ShareButton } from './share-button.tsx';

/** Who it is: name, breed and age, where and since when. */
export function PetTitle({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  const words = usePetWords(pet);
  return (
    <header className={styles.title}>
      <div className={styles.words}>
        <PageHeading title={pet.name} className={styles.name}>
          <UserText>{pet.name}</UserText>
        </PageHeading>
        <p className={styles.traits}>
          <UserText>{pet.breed}</UserText>
          <span className={styles.comma} />
          <bdi dir="auto">{words.age}</bdi>
        </p>
        <ul className={styles.meta}>
          <li>
            <MapPin size={16} aria-hidden />
            {words.city}
          </li>
          <li>{t('detail.listed', { time: words.since.toLocaleLowerCase() })}</li>
          {pet.status === 'Available' && (pet.urgent || pet.featured) && (
            <li>
              <PetPill pet={pet} />
            </li>
          )}
        </ul>
      </div>
      <div className={styles.share}>
        <ShareButton pet={pet} />
      </div>
    </header>
  );
}
