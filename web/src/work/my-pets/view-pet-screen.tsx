import { ExternalLink, Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { claimedFields } from '#shared/pet/pet-fields.ts';
import { PetGallery } from '#shared/pet/pet-gallery.tsx';
import { PaperSection } from '#shared/pet/paper-list.tsx';
import { ReviewNotice } from '#shared/pet/review-notice.tsx';
import { usePetFacts } from '#shared/pet/use-pet-facts.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { TipList } from '#shared/content/tip-list.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';
import { places } from './dashboard-place.ts';
import { reservationOf, DeleteDialog, OwnPet, ReservedNote, ReservedPill, StatusSelect } from './own-pet.tsx';
import styles from './my-pets.module.css';

/** Name and description stand above them. */
const facts = claimedFields.filter((field) => field !== 'name' && field !== 'description');

const tips = ['meet', 'money', 'home', 'papers'] as const;

function OwnPetView({ pet }: { pet: Pet }) {
  const { t } = useTranslation(['my-pets', 'pet']);
  const [isDeleting, setDeleting] = useState(false);
  const reservation = reservationOf(pet);
  return (
    <>
      <BackLink to="dashboard" query={places.list}>
        {t('back.list')}
      </BackLink>
      <Stack>
        <PageHeading takesFocus="moved">
          <UserText>{pet.name}</UserText>
        </PageHeading>
        <ReviewNotice pet={pet} reader="owner" />
        <div className={styles.ways}>
          <ActionLink to="dashboard" query={places.edit(pet.id)} kind="primary" icon={<Pencil size={20} aria-hidden />}>
            {t('view.edit')}
          </ActionLink>
          <ActionLink to={`pet-${pet.id}`} icon={<ExternalLink size={20} className="mirrors" aria-hidden />}>
            {t('view.public')}
          </ActionLink>
        </div>
        {reservation ? (
          <Panel tone="genda" label={t('reserved.pill')}>
            <ReservedPill isOnTint />
            <ReservedNote requestId={reservation.requestId} />
          </Panel>
        ) : (
          pet.approvalStatus === 'approved' && (
            <WorkField id="status" label={t('pet:field.status')} className={styles.status}>
              <StatusSelect pet={pet} id="status" />
            </WorkField>
          )
        )}
        <PetGallery pet={pet} />
        <UserProse>{pet.description}</UserProse>
        <WorkFacts facts={usePetFacts(pet, facts)} label={t('pet:facts')} />
        <PaperSection petId={pet.id} papers={pet} />
        <TipList tone="genda" icon={ShieldCheck} title={t('safety.title')} tips={tips.map((tip) => t(`safety.${tip}`))} />
        <Button kind="danger" icon={<Trash2 size={20} aria-hidden />} onClick={() => setDeleting(true)} className={styles.remove}>
          {t('delete.pet')}
        </Button>
      </Stack>
      <DeleteDialog pet={isDeleting ? pet : undefined} onClose={() => setDeleting(false)} />
    </>
  );
}

/** An own listing as its owner sees it. */
export function ViewPetScreen({ id }: { id: string }) {
  return <OwnPet id={id}>{(pet) => <OwnPetView key={pet.id} pet={pet} />}</OwnPet>;
}
