import { Cloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#shared/ui/back-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useAddPet } from '../../hooks/use-add-pet.ts';
import { places } from '../../model/dashboard-place.ts';
import styles from './add-pet-screen.module.css';
import { AddPetForm } from './add-pet-form.tsx';
import { AddPetRail } from './add-pet-rail.tsx';
import { ListingPreview } from './listing-preview.tsx';
import { StepTips } from './step-tips.tsx';

function DraftNotice({ onStartAfresh }: { onStartAfresh: () => void }) {
  const { t } = useTranslation('my-pets');
  return (
    <div className={styles.restored} role="status">
      <p>{t('add.restored')}</p>
      <Button size="small" onClick={onStartAfresh}>
        {t('add.afresh')}
      </Button>
    </div>
  );
}

/** The wizard that adds a pet: rail, form, and how the listing will look. */
export function AddPetScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation('my-pets');
  const add = useAddPet(memberId);
  const { form } = add.fields;
  return (
    <div className="container">
      <div className={styles.top}>
        <BackLink to="dashboard" query={places.list}>
          {t('back.list')}
        </BackLink>
        <p className={styles.draft} role="status">
          {add.isDraftKept && (
            <>
              <Cloud size={18} aria-hidden />
              {t('add.draftSaved')}
            </>
          )}
        </p>
      </div>
      <div className={styles.layout}>
        <AddPetRail form={form} step={add.step} />
        <div className={styles.middle}>
          {add.isRestored && <DraftNotice onStartAfresh={add.startAfresh} />}
          <AddPetForm add={add} />
        </div>
        <aside className={styles.beside} aria-label={t('preview.title')}>
          <ListingPreview form={form} preview={add.photos.photos[0]?.preview} />
          <StepTips step={add.step} />
        </aside>
      </div>
    </div>
  );
}
