import type { Pet } from '#shared/api/types.ts';
import { ActionBar } from '#shared/ui/action-bar.tsx';
import { usePetWords } from '../../hooks/use-pet-words.ts';
import styles from './price-bar.module.css';
import { ShareButton } from './share-button.tsx';
import { StatusPill } from './status-pill.tsx';

/** The phone's bar: what the pet costs, always in view. */
export function PriceBar({ pet }: { pet: Pet }) {
  const { price } = usePetWords(pet, 'freeAdoption');
  return (
    <ActionBar onlyPhone>
      <div className={styles.price}>
        <strong>{price}</strong>
        <StatusPill status={pet.status} />
      </div>
      <div className={styles.action}>
        <ShareButton pet={pet} />
      </div>
    </ActionBar>
  );
}
