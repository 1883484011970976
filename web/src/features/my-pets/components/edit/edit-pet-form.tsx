import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ReviewNotice } from '#shared/pet/review-notice.tsx';
import { BackLink } from '#shared/ui/back-link.tsx';
import { ErrorSummary } from '#shared/ui/error-summary.tsx';
import { useEditPet } from '../../hooks/use-edit-pet.ts';
import type { EditPet } from '../../hooks/use-edit-pet.ts';
import { places } from '../../model/dashboard-place.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { BasicFields } from '../form/basic-fields.tsx';
import { CharacterFields } from '../form/character-fields.tsx';
import { HealthFields } from '../form/health-fields.tsx';
import { PlaceFields } from '../form/place-fields.tsx';
import { RequirementFields } from '../form/requirement-fields.tsx';
import { StatusField } from '../form/status-field.tsx';
import { TagField } from '../form/tag-field.tsx';
import { UrgentField } from '../form/urgent-field.tsx';
import { MovedHeading } from '../moved-heading.tsx';
import { PhotoField } from '../photos/photo-field.tsx';
import { EditActions } from './edit-actions.tsx';
import styles from './edit-pet-form.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { StalePanel } from './stale-panel.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Sections({ edit: { fields, photos, problems } }: { edit: EditPet }) {
  const { t } = useTranslation('my-pets');
  return (
    <>
      <Section title={t('edit.basic')}>
        <BasicFields fields={fields} />
      </Section>
      <Section title={t('add.step2.title')}>
        <HealthFields fields={fields} />
      </Section>
      <Section title={t('add.step3.title')}>
        <PlaceFields fields={fields} />
        <StatusField fields={fields} />
        <UrgentField fields={fields} />
      </Section>
      <Section title={t('edit.requirements')}>
        <RequirementFields fields={fields} />
        <CharacterFields fields={fields} />
      </Section>
      <Section title={t('field.tags')}>
        <TagField fields={fields} />
      </Section>
      <Section title={t('edit.images')}>
        <PhotoField fields={fields} photos={photos} onTouch={() => problems.forget('photos')} />
      </Section>
    </>
  );
}

/** One listing on a single page: what the review said, all sections, and what saving means. */
export function EditPetForm({ pet }: { pet: Pet }) {
  const { t } = useTranslation('my-pets');
  const edit = useEditPet(pet);
  const [isDeleting, setDeleting] = useState(false);
  const { problems, base } = edit;
  return (
    <div className={styles.page}>
      <BackLink to="dashboard" query={places.view(pet.id)}>
        {t('edit.back')}
      </BackLink>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!edit.isBusy) edit.save();
        }}
      >
        <MovedHeading hasError={problems.summary.length > 0}>
          <NamedText say={(name) => t('edit.heading', { name })} name={base.name} />
        </MovedHeading>
        <ReviewNotice pet={base} reader="owner" />
        <ErrorSummary errors={problems.summary} attempt={problems.attempt} />
        {edit.isStale && <StalePanel isLoading={edit.isReloading} onReload={() => void edit.reload()} />}
        <p className={styles.required}>{t('shell:form.allRequired')}</p>
        <Sections edit={edit} />
        <EditActions edit={edit} onDelete={() => setDeleting(true)} />
      </form>
      <LeaveDialog isAsked={edit.leaving.isAsked} onStay={edit.leaving.stay} onLeave={edit.leaving.leave} />
      <DeleteDialog pet={isDeleting ? base : undefined} onClose={() => setDeleting(false)} />
    </div>
  );
}
