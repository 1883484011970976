import { Plus, Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import type { Pet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetCard } from '#shared/pet/pet-card.tsx';
import { ReviewPill } from '#shared/pet/review-pill.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Skeleton, SkeletonCard } from '#shared/content/skeleton.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { places } from './dashboard-place.ts';
import { reservationOf, ReservedNote, ReservedPill, StatusSelect, DeleteDialog } from './own-pet.tsx';
import styles from './my-pets.module.css';

/** Whose list is empty is shown how to begin it. */
export function NoPetsYet() {
  const { t } = useTranslation('my-pets');
  return (
    <EmptyState
      title={t('list.empty')}
      reason={t('list.emptyText')}
      action={
        <ActionLink to="dashboard" query={places.add} kind="primary" size="large" icon={<Plus size={20} aria-hidden />}>
          {t('list.first')}
        </ActionLink>
      }
    />
  );
}

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
        className={isSentBack ? `${styles.edit} ${styles.fix}` : styles.edit}
      >
        {t(isSentBack ? 'card.fix' : 'card.edit')}
        <span className="visually-hidden">
          {' '}
          <UserText>{pet.name}</UserText>
        </span>
      </ActionLink>
      <ActionLink to="dashboard" query={places.view(pet.id)} icon={<Eye size={20} aria-hidden />} className={styles.icon}>
        <span className="visually-hidden">
          <NamedText sentence={(name) => t('card.view', { name })} name={pet.name} />
        </span>
      </ActionLink>
      <Button
        onClick={onDelete}
        kind="text"
        icon={<Trash2 size={20} aria-hidden />}
        label={t('card.delete', { name: pet.name })}
        className={`${styles.icon} ${styles.quiet}`}
      />
    </div>
  );
}

/** For whom it is kept, or whether it can still be had. */
function Availability({ pet }: Pick<MyPetCardProps, 'pet'>) {
  const reservation = reservationOf(pet);
  if (reservation) return <ReservedNote requestId={reservation.requestId} />;
  if (pet.approvalStatus !== 'approved') return null;
  return (
    <div className={styles.choice}>
      <StatusSelect pet={pet} />
    </div>
  );
}

/** One of the member's own listings: its status, its words, what can be done. */
function MyPetCard({ pet, onDelete }: MyPetCardProps) {
  const { t } = useTranslation(['my-pets', 'pet']);
  const isApproved = pet.approvalStatus === 'approved';
  return (
    <PetCard
      pet={pet}
      look="boxed"
      link={{ to: 'dashboard', query: places.view(pet.id) }}
      loading={{ sizes: '(max-width: 767px) 160px, 290px' }}
      pill={isApproved && reservationOf(pet) ? <ReservedPill /> : <ReviewPill state={pet.approvalStatus} />}
    >
      {isApproved ? (
        <p className={styles.state}>
          {t('card.views', { count: pet.views, amount: formatNumber(pet.views) })}
          {pet.likes > 0 && ` · ${t('card.likes', { count: pet.likes, amount: formatNumber(pet.likes) })}`}
        </p>
      ) : (
        <p className={styles.state}>{t(`pet:status.${pet.status}`)}</p>
      )}
      {pet.approvalStatus === 'pending' && <p className={styles.state}>{t('card.soon')}</p>}
      {pet.approvalStatus === 'rejected' && pet.rejectionReason && <UserProse className={styles.reason}>{pet.rejectionReason}</UserProse>}
      <Availability pet={pet} />
      <CardActions pet={pet} onDelete={onDelete} />
    </PetCard>
  );
}

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
