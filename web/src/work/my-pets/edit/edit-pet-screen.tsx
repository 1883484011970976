import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { formPage } from '#shared/form/form.tsx';
import { FormSection } from '#shared/work/form-section.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import type { TextKey } from '#shared/i18n/text-key.ts';
import type { PetPart } from '#shared/pet/form/pet-form.ts';
import { PetInputs } from '#shared/pet/form/pet-inputs.tsx';
import { petPart } from '#shared/pet/pet-fields.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ReviewNotice } from '#shared/pet/review-notice.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { useEditPet } from './use-edit-pet.ts';
import { places } from '../model/dashboard-place.ts';
import { DeleteDialog } from '../components/delete-dialog.tsx';
import { OwnPet } from '../components/own-pet.tsx';
import { EditActions } from './edit-actions.tsx';
import { StalePanel } from './stale-panel.tsx';

/** The sections of the page, each in its parts. */
const sections = [
  { title: 'my-pets:edit.basic', parts: [[...petPart('looks'), ...petPart('description')]] },
  { title: 'my-pets:add.step2.title', parts: [[...petPart('health'), ...petPart('papers')]] },
  { title: 'my-pets:add.step3.title', parts: [petPart('place'), petPart('status'), petPart('urgent')] },
  { title: 'my-pets:edit.requirements', parts: [petPart('home'), petPart('character')] },
  { title: 'pet:field.tags', parts: [petPart('tags')] },
  { title: 'my-pets:edit.images', parts: [petPart('photos')] },
] as const satisfies readonly { title: TextKey; parts: readonly PetPart[] }[];

/** One listing on a single page: the outcome of the review, all sections, and what saving means. */
function EditPetForm({ pet, memberId }: { pet: Pet; memberId: string }) {
  const { t } = useTranslation(['my-pets', 'pet', 'shell']);
  const edit = useEditPet(pet, memberId);
  const [isDeleting, setDeleting] = useState(false);
  const { base } = edit;
  const overrides = Object.fromEntries(edit.optional.map((field) => [field, { isOptional: true }]));
  return (
    <div className={formPage}>
      <BackLink to="dashboard" query={places.view(pet.id)}>
        {t('edit.back')}
      </BackLink>
      <GuardedForm
        form={edit.form}
        heading={<NamedText sentence={(name) => t('edit.heading', { name })} name={base.name} />}
        lead={t('shell:form.allRequired')}
        onStartAfresh={edit.startAfresh}
        notice={
          <>
            <ReviewNotice pet={base} reader="owner" />
            {edit.isStale && <StalePanel isLoading={edit.isReloading} onReload={edit.reload} />}
          </>
        }
      >
        {sections.map(({ title, parts }) => (
          <FormSection key={title} title={t(title)}>
            <PetInputs listing={edit} parts={parts} overrides={overrides} />
          </FormSection>
        ))}
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
