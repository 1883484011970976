import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { places } from '../../model/dashboard-place.ts';
import { BackLink } from '../back-link.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { MovedHeading } from '../moved-heading.tsx';
import { OwnPet } from '../own-pet.tsx';
import { ReviewReason } from '../review-reason.tsx';
import { UserWords } from '../user-words.tsx';
import { OwnerTips } from './owner-tips.tsx';
import { PetFacts } from './pet-facts.tsx';
import { PetPhotos } from './pet-photos.tsx';
import styles from './view-pet-screen.module.css';

function OwnerActions({ pet, onDelete }: { pet: Pet; onDelete: () => void }) {
  const { t } = useTranslation('my-pets');
  return (
    <div className={styles.actions}>
      <ActionLink to="dashboard" query={places.edit(pet.id)} kind="primary" icon={<Pencil size={20} aria-hidden />}>
        {t('view.edit')}
      </ActionLink>
      <ActionLink to={`pet-${pet.id}`} icon={<ExternalLink size={20} className="mirrors" aria-hidden />}>
        {t('view.public')}
      </ActionLink>
      <Button kind="danger" icon={<Trash2 size={20} aria-hidden />} onClick={onDelete}>
        {t('delete.pet')}
      </Button>
    </div>
  );
}

function OwnPetView({ pet }: { pet: Pet }) {
  const { t } = useTranslation('my-pets');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <BackLink query={places.list}>{t('back.list')}</BackLink>
      <div className={styles.page}>
        <header className={styles.head}>
          <MovedHeading>
            <UserWords>{pet.name}</UserWords>
          </MovedHeading>
          <OwnerActions pet={pet} onDelete={() => setDeleting(true)} />
        </header>
        <ReviewReason pet={pet} />
        <div className={styles.columns}>
          <PetPhotos pet={pet} />
          <PetFacts pet={pet} />
        </div>
        <p className={`prose ${styles.description}`}>
          <UserWords>{pet.description}</UserWords>
        </p>
        <OwnerTips />
      </div>
      {isDeleting && <DeleteDialog pet={pet} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** An own listing as its owner sees it. */
export function ViewPetScreen({ id }: { id: string }) {
  return <OwnPet id={id}>{(pet) => <OwnPetView key={pet.id} pet={pet} />}</OwnPet>;
}
