import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { Skeleton, SkeletonCard } from '#shared/content/skeleton.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { DeleteDialog } from '../components/delete-dialog.tsx';
import { MyPetCard } from './my-pet-card.tsx';
import styles from './my-pets.module.css';

/** Cards of own listings, with the question before one is deleted. */
export function MyPetsGrid({ pets }: { pets: readonly Pet[] }) {
  useKeptFocus(pets.length);
  const [petToDelete, setPetToDelete] = useState<Pet>();
  return (
    <>
      <ul className={styles.grid}>
        {pets.map((pet) => (
          <li key={pet.id}>
            <MyPetCard pet={pet} onDelete={() => setPetToDelete(pet)} />
          </li>
        ))}
      </ul>
      <DeleteDialog pet={petToDelete} onClose={() => setPetToDelete(undefined)} />
    </>
  );
}

export function MyPetsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('my-pets');
  return (
    <Skeleton label={t('list.loading')} className={styles.grid}>
      {Array.from({ length: count }, (_none, index) => (
        <SkeletonCard key={index} />
      ))}
    </Skeleton>
  );
}
