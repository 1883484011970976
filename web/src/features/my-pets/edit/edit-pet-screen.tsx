import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { formPage } from '#shared/form/form.tsx';
import { FormSection } from '#shared/form/form-section.tsx';
import { GuardedForm } from '#shared/form/guarded-form.tsx';
import { PhotoField } from '#shared/photos/photo-field.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ReviewNotice } from '#shared/pet/review-notice.tsx';
import { BackLink } from '#shared/ui/back-link.tsx';
import { useEditPet } from './use-edit-pet.ts';
import type { EditPet } from './use-edit-pet.ts';
import { places } from '../model/dashboard-place.ts';
import { DeleteDialog } from '../components/delete-dialog.tsx';
import {
  BasicFields,
  CharacterFields,
  HealthFields,
  OneOf,
  PlaceFields,
  RequirementFields,
  Switches,
  TagField,
} from '../fields/pet-fields.tsx';
import { OwnPet } from '../components/own-pet.tsx';
import { EditActions } from './edit-actions.tsx';
import { StalePanel } from './stale-panel.tsx';

function Sections({ edit: { form, photos } }: { edit: EditPet }) {
  const { t } = useTranslation('my-pets');
  return (
    <>
      <FormSection title={t('edit.basic')}>
        <BasicFields form={form} />
      </FormSection>
      <FormSection title={t('add.step2.title')}>
        <HealthFields form={form} />
      </FormSection>
      <FormSection title={t('add.step3.title')}>
        <PlaceFields form={form} />
        <OneOf form={form} field="status" />
        <Switches form={form} fields={['urgent']} />
      </FormSection>
      <FormSection title={t('edit.requirements')}>
        <RequirementFields form={form} />
        <CharacterFields form={form} />
      </FormSection>
      <FormSection title={t('field.tags')}>
        <TagField form={form} />
      </FormSection>
      <FormSection title={t('edit.images')}>
        <PhotoField form={form} photos={photos} />
      </FormSection>
    </>
  );
}

/** One listing on a single page: what the review said, all sections, and what saving means. */
function EditPetForm({ pet, memberId }: { pet: Pet; memberId: string }) {
  const { t } = useTranslation(['my-pets', 'shell']);
  const edit = useEditPet(pet, memberId);
  const [isDeleting, setDeleting] = useState(false);
  const { base } = edit;
  return (
    <div className={formPage}>
      <BackLink to="dashboard" query={places.view(pet.id)}>
        {t('edit.back')}
      </BackLink>
      <GuardedForm
        form={edit.form}
        heading={<NamedText say={(name) => t('edit.heading', { name })} name={base.name} />}
        lead={t('shell:form.allRequired')}
        onStartAfresh={edit.startAfresh}
        notice={
          <>
            <ReviewNotice pet={base} reader="owner" />
            {edit.isStale && <StalePanel isLoading={edit.isReloading} onReload={edit.reload} />}
          </>
        }
      >
        <Sections edit={edit} />
        <EditActions edit={edit} onDelete={() => setDeleting(true)} />
      </GuardedForm>
      <DeleteDialog pet={isDeleting ? base : undefined} onClose={() => setDeleting(false)} />
    </div>
  );
}

interface EditPetScreenProps {
  id: string;
  memberId: string;
}

/** The edit of an own listing. */
export function EditPetScreen({ id, memberId }: EditPetScreenProps) {
  return <OwnPet id={id}>{(pet) => <EditPetForm key={`${memberId} ${pet.id}`} pet={pet} memberId={memberId} />}</OwnPet>;
}
