import { Clock, ShieldCheck, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { StatusPill } from '#shared/pet/status-pill.tsx';
import { usePetWords } from '#shared/pet/use-pet-words.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionBar } from '#shared/ui/action-bar.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { CallOwner } from './call-owner.tsx';
import styles from './price.module.css';
import screen from './screen.module.css';
import { ShareButton } from './share-button.tsx';

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
  isOwner: boolean;
}

/** Whoever does not own it may ask for a pet that can be had. */
const canBeAsked = ({ pet, isOwner }: BuyProps): boolean => !isOwner && pet.status === 'Available' && pet.approvalStatus === 'approved';

function RequestAdoption({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  return (
    <ActionLink to={`pet-dealing-${pet.id}`} kind="primary" size="large" isBlock>
      {t('detail.buy.request')}
    </ActionLink>
  );
}

/** What one can do about a pet that is not one's own, and how soon the owner answers. */
function Actions({ pet, isOwner, isMember }: BuyProps & { isMember: boolean }) {
  const { t } = useTranslation('pets');
  if (isOwner || pet.status === 'Adopted' || pet.approvalStatus !== 'approved') return null;
  return (
    <div className={styles.buyActions}>
      {canBeAsked({ pet, isOwner }) && <RequestAdoption pet={pet} />}
      <CallOwner pet={pet} isMember={isMember} />
      <p className={styles.promise}>
        <Clock size={18} aria-hidden />
        {t('detail.buy.promise')}
      </p>
    </div>
  );
}

/** Price, status, the ways to the owner, and who that is; stays in view on a desk. */
export function PriceCard({ pet, isOwner, isMember }: BuyProps & { isMember: boolean }) {
  const { t } = useTranslation('pets');
  const { price } = usePetWords(pet, 'freeAdoption');
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.price}>{price}</h2>
        <StatusPill status={pet.status} />
      </div>
      {pet.adoptionType === 'Trial' && <p className={screen.small}>{t('detail.buy.trial')}</p>}
      <Actions pet={pet} isOwner={isOwner} isMember={isMember} />
      <OwnerLine owner={pet.owner} />
    </section>
  );
}

/** The phone's bar: what the pet costs, and the next step, always in view. */
export function PriceBar({ pet, isOwner }: BuyProps) {
  const { price } = usePetWords(pet, 'freeAdoption');
  return (
    <ActionBar onlyPhone>
      <div className={styles.barPrice}>
        <strong>{price}</strong>
        <StatusPill status={pet.status} />
      </div>
      <div className={styles.barAction}>{canBeAsked({ pet, isOwner }) ? <RequestAdoption pet={pet} /> : <ShareButton pet={pet} />}</div>
    </ActionBar>
  );
}
