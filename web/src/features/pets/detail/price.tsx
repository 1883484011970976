import { Clock, ShieldCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { StatusPill } from '#shared/pet/status-pill.tsx';
import { usePetWords } from '#shared/pet/use-pet-words.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionBar } from '#shared/ui/action-bar.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { CallOwner } from './call-owner.tsx';
import styles from './price.module.css';
import screen from './screen.module.css';
import { ShareButton } from './share-button.tsx';

/** What another feature knows of a pet's way to a new home. */
export interface AdoptionOfPet {
  /** The next step of who looks, in the card or in the phone's bar; `otherwise` where there is none. */
  action: (pet: Pet, place: 'card' | 'bar', otherwise: ReactNode) => ReactNode;
  /** How soon the owner answers. */
  answers: (pet: Pet) => ReactNode;
}

function OwnerLine({ owner }: { owner: Pet['owner'] }) {
  const { t } = useTranslation('pets');
  return (
    <div className={styles.owner}>
      <Avatar name={owner.fullName} size={56} />
      <div className={screen.titleWords}>
        <p className={screen.small}>{t('detail.owner.title')}</p>
        <p className={screen.strong}>
          <UserText>{owner.fullName}</UserText>
        </p>
        {owner.verified && (
          <p className={styles.verified}>
            <ShieldCheck size={16} aria-hidden />
            {t('detail.owner.verified')}
          </p>
        )}
        {owner.rating !== null && (
          <p className={screen.small}>
            <Star size={16} aria-hidden /> {t('detail.owner.rating', { rating: owner.rating })}
          </p>
        )}
      </div>
    </div>
  );
}

interface BuyProps {
  pet: Pet;
  adoption: AdoptionOfPet;
}

interface CardProps extends BuyProps {
  isOwner: boolean;
  isMember: boolean;
}

/** What one can do about a pet, and how soon the owner of another's answers. */
function Actions({ pet, isOwner, isMember, adoption }: CardProps) {
  const { t } = useTranslation('pets');
  if (pet.approvalStatus !== 'approved') return null;
  const isReachable = !isOwner && pet.status !== 'Adopted';
  return (
    <div className={styles.buyActions}>
      {adoption.action(pet, 'card', null)}
      {isReachable && (
        <>
          <CallOwner pet={pet} isMember={isMember} />
          <p className={styles.promise}>
            <Clock size={18} aria-hidden />
            {t('detail.buy.promise')}
          </p>
        </>
      )}
    </div>
  );
}

/** Price, status, the ways to the owner, and who that is; stays in view on a desk. */
export function PriceCard({ pet, isOwner, isMember, adoption }: CardProps) {
  const { t } = useTranslation('pets');
  const { price } = usePetWords(pet, 'freeAdoption');
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.price}>{price}</h2>
        <StatusPill status={pet.status} />
      </div>
      {pet.adoptionType === 'Trial' && <p className={screen.small}>{t('detail.buy.trial')}</p>}
      <Actions pet={pet} isOwner={isOwner} isMember={isMember} adoption={adoption} />
      <OwnerLine owner={pet.owner} />
      {adoption.answers(pet)}
    </section>
  );
}

/** The phone's bar: what the pet costs, and the next step, always in view. */
export function PriceBar({ pet, adoption }: BuyProps) {
  const { price } = usePetWords(pet, 'freeAdoption');
  return (
    <ActionBar onlyPhone>
      <div className={styles.barPrice}>
        <strong>{price}</strong>
        <StatusPill status={pet.status} />
      </div>
      <div className={styles.barAction}>{adoption.action(pet, 'bar', <ShareButton pet={pet} />)}</div>
    </ActionBar>
  );
}
