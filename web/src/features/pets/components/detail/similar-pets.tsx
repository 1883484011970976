import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { useFewPetsQuery } from '../../api/pets-api.ts';
import { PetGrid } from '../card/pet-grid.tsx';
import styles from './similar-pets.module.css';

const most = 3;

/** Three others of the same species. No place is kept for them: they are a bonus, below everything else. */
export function SimilarPets({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  const { data } = useFewPetsQuery({ species: pet.species, excludeId: pet.id, limit: most });
  const others = (data ?? []).filter(({ id }) => id !== pet.id);
  if (others.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-pets">
      <h2 id="similar-pets">{t('detail.similar')}</h2>
      <PetGrid pets={others} look="strip" level={3} />
    </section>
  );
}
