import type { Pet } from '#shared/api/types.ts';
import styles from './pet-card.module.css';
import { PetCardWords } from './pet-card-words.tsx';
import { PetPicture } from '#shared/ui/pet-picture.tsx';
import type { PictureLoading } from '#shared/ui/pet-picture.tsx';
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
export function PetCard({ pet, loading, level = 2, isCompact, isTelling = false, className }: PetCardProps) {
  const looks = [styles.card, pet.status === 'Adopted' && styles.adopted, isCompact && styles.compact, className];
  return (
    <article className={looks.filter(Boolean).join(' ')}>
      <div className={styles.frame}>
        <PetPicture pet={pet} alt="" {...loading} />
        <div className={styles.pill}>
          <PetPill pet={pet} />
        </div>
      </div>
      <PetCardWords pet={pet} level={level} isTelling={isTelling} />
    </article>
  );
}
