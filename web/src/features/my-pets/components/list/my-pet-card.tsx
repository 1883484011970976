import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { formatAge } from '#shared/format/pet-age.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { places } from '../../model/dashboard-place.ts';
import { PetPicture } from '#shared/ui/pet-picture.tsx';
import { ReviewPill } from '../review-pill.tsx';
import { UserWords } from '../user-words.tsx';
import styles from './my-pet-card.module.css';

interface MyPetCardProps {
  pet: Pet;
  onDelete: () => void;
}

function CardActions({ pet, onDelete }: MyPetCardProps) {
  const { t } = useTranslation('my-pets');
  const isSentBack = pet.approvalStatus === 'rejected';
  return (
    <div className={styles.actions}>
      <ActionLink
        to="dashboard"
        query={places.edit(pet.id)}
        kind={isSentBack ? 'primary' : 'outlined'}
        icon={<Pencil size={20} aria-hidden />}
        className={styles.edit}
      >
        {t(isSentBack ? 'card.fix' : 'card.edit')}
        <span className="visually-hidden"> {pet.name}</span>
      </ActionLink>
      <ActionLink to="dashboard" query={places.view(pet.id)} icon={<Eye size={20} aria-hidden />} className={styles.icon}>
        <span className="visually-hidden">{t('card.view', { name: pet.name })}</span>
      </ActionLink>
      <Button
        onClick={onDelete}
        kind="danger"
        icon={<Trash2 size={20} aria-hidden />}
        label={t('card.delete', { name: pet.name })}
        className={styles.icon}
      />
    </div>
  );
}

/** One of the member's own listings: how it stands, what it says, what can be done. */
export function MyPetCard({ pet, onDelete }: MyPetCardProps) {
  const { t } = useTranslation(['my-pets', 'pets']);
  return (
    <article className={styles.card}>
      <PageLink to="dashboard" query={places.view(pet.id)} className={styles.frame} tabIndex={-1} aria-hidden>
        <PetPicture pet={pet} sizes="(max-width: 767px) 34vw, 290px" />
      </PageLink>
      <div className={styles.words}>
        <ReviewPill state={pet.approvalStatus} />
        <h2 className={styles.name}>
          <PageLink to="dashboard" query={places.view(pet.id)}>
            <UserWords>{pet.name}</UserWords>
          </PageLink>
        </h2>
        <p className={styles.traits}>
          <UserWords>{pet.breed}</UserWords>
          {t('comma')}
          <UserWords>{formatAge(t, pet.age)}</UserWords>
        </p>
        <p className={styles.price}>{formatPrice(t, pet.price)}</p>
        <p className={styles.traits}>{t(`pets:status.${pet.status}`)}</p>
        {pet.approvalStatus === 'pending' && <p className={styles.traits}>{t('card.soon')}</p>}
        {pet.approvalStatus === 'rejected' && pet.rejectionReason && (
          <p className={styles.reason}>
            <UserWords>{pet.rejectionReason}</UserWords>
          </p>
        )}
        <CardActions pet={pet} onDelete={onDelete} />
      </div>
    </article>
  );
}
