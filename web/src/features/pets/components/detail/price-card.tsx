import { ShieldCheck, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { usePetWords } from '../../hooks/use-pet-words.ts';
import { UserText } from '../user-text.tsx';
import styles from './price-card.module.css';
import { StatusPill } from './status-pill.tsx';

function OwnerLine({ owner }: { owner: Pet['owner'] }) {
  const { t } = useTranslation('pets');
  return (
    <div className={styles.owner}>
      <Avatar name={owner.fullName} size={56} />
      <div className={styles.words}>
        <p className={styles.small}>{t('detail.owner.title')}</p>
        <p className={styles.name}>
          <UserText>{owner.fullName}</UserText>
        </p>
        {owner.verified && (
          <p className={styles.verified}>
            <ShieldCheck size={16} aria-hidden />
            {t('detail.owner.verified')}
          </p>
        )}
        {owner.rating !== null && (
          <p className={styles.small}>
            <Star size={16} aria-hidden /> {t('detail.owner.rating', { rating: owner.rating })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Price, status and owner; stays in view on a desk. */
export function PriceCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  const { price } = usePetWords(pet, 'freeAdoption');
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.price}>{price}</h2>
        <StatusPill status={pet.status} />
      </div>
      {pet.adoptionType === 'Trial' && <p className={styles.trial}>{t('detail.buy.trial')}</p>}
      <OwnerLine owner={pet.owner} />
    </section>
  );
}
