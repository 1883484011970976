import { Hourglass, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { LabelledProgress } from '#shared/work/progress-bar.tsx';
import type { EditPet } from './use-edit-pet.ts';
import { places } from '../model/dashboard-place.ts';
import styles from './edit-pet.module.css';

/** Save, cancel, delete; and, before saving, whether the listing goes out of sight until it is reviewed. */
export function EditActions({ edit, onDelete }: { edit: EditPet; onDelete: () => void }) {
  const { t } = useTranslation(['my-pets', 'papers', 'shell']);
  return (
    <footer className={styles.foot}>
      {edit.sent !== undefined && <LabelledProgress text={t('papers:sending')} share={edit.sent} />}
      <p role="status" className={edit.entersReview ? styles.review : undefined}>
        {edit.entersReview && (
          <>
            <Hourglass size={20} aria-hidden />
            {t(edit.base.approvalStatus === 'rejected' ? 'edit.resends' : 'edit.entersReview')}
          </>
        )}
      </p>
      <Button kind="danger" icon={<Trash2 size={20} aria-hidden />} onClick={onDelete} className={styles.delete}>
        {t('delete.pet')}
      </Button>
      <ActionBar>
        <ActionLink to="dashboard" query={places.list} kind="outlined" size="large">
          {t('shell:form.cancel')}
        </ActionLink>
        <Button kind="primary" size="large" isSubmit isBusy={edit.form.isBusy}>
          {t(edit.form.isWaiting ? 'form.awaitingPhotos' : 'edit.save')}
        </Button>
      </ActionBar>
    </footer>
  );
}
