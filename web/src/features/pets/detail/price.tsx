import { ShieldCheck, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { StatusPill } from '#shared/pet/status-pill.tsx';
import { usePetWords } from '#shared/pet/use-pet-words.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionBar } from '#shared/ui/action-bar.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import styles from './screen.module.css';
import { ShareButton } from './share-button.tsx';

function OwnerLine({ owner }: { owner: Pet['owner'] }) {
  const { t } = useTranslation('pets');
  return (
    <div className={styles.owner}>
      <Avatar name={owner.fullName} size={56} />
      <div className={styles.titleWords}>
        <p className={styles.small}>{t('detail.owner.title')}</p>
        <p className={styles.strong}>
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
      <div className={styles.cardHead}>
        <h2 className={styles.price}>{price}</h2>
        <StatusPill status={pet.status} />
      </div>
      {pet.adoptionType === 'Trial' && <p className={styles.small}>{t('detail.buy.trial')}</p>}
      <OwnerLine owner={pet.owner} />
    </section>
  );
}

/** The phone's bar: what the pet costs, always in view. */
export function PriceBar({ pet }: { pet: Pet }) {
  const { price } = usePetWords(pet, 'freeAdoption');
  return (
    <ActionBar onlyPhone>
      <div className={styles.barPrice}>
        <strong>{price}</strong>
        <StatusPill status={pet.status} />
      </div>
      <div className={styles.barAction}>
        <ShareButton pet={pet} />
      </div>
    </ActionBar>
  );
}
