import { useState, useEffect, useRef } from 'react';
import { RotateCw, Hourglass, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { changedFields } from '#shared/form/form-values.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { formOfPet, removedPapers } from '#shared/pet/form/pet-form.ts';
import { lackingIn, petRules } from '#shared/pet/form/pet-rules.ts';
import { usePetForm } from '#shared/pet/form/use-pet-form.ts';
import { Button, ActionLink } from '#shared/work/button.tsx';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { LabelledProgress } from '#shared/work/progress-bar.tsx';
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
import { entersReview } from './enters-review.ts';
import styles from './edit-pet.module.css';
import { places } from './dashboard-place.ts';
import { DeleteDialog, OwnPet } from './own-pet.tsx';

function isStaleError(error: unknown): boolean {
  return isApiError(error) && error.status === 412;
}

/** The edit of one listing on a single page, of the version that was read. */
function useEditPet(pet: Pet, memberId: string) {
  const [base, setBase] = useState(pet);
  const [isStale, setStale] = useState(false);
  const [edit] = petsEndpoints.usePutPetsByIdMutation();
  const [load, { isFetching }] = petsEndpoints.useLazyGetPetsByIdAsMemberQuery();
  const errorText = useErrorText();
  const { form, photos, sent, startAfresh } = usePetForm({
    initial: formOfPet(pet),
    rules: (photos) => petRules(photos, { optional: ['photos', ...lackingIn(formOfPet(base))] }),
    draftKey: `pet.${pet.id}.${memberId}`,
    isGuarded: true,
    submit: async ({ values, body, imageIds: keepImages, onProgress }) => {
      const { id, contentVersion = 1, approvalStatus } = base;
      try {
        // `keepImages` may name pictures that were sent ahead too: one list, in the order of the screen.
        const changed = { ...body, ...removedPapers(formOfPet(base), values), keepImages };
        await edit({ id, contentVersion, body: changed, seen: { approvalStatus }, onProgress }).unwrap();
      } catch (error) {
        if (!isStaleError(error)) throw error;
        setStale(true);
        return 'unsaved';
      }
      return undefined;
    },
  });
  const rebase = async () => {
    const { pet: newest }: { pet: Pet } = await load({ id: base.id }).unwrap();
    const arePhotosTouched = changedFields(form.initial, form.values).includes('photos') || photos.photos.length !== photos.images.length;
    if (!arePhotosTouched) photos.open(newest.images);
    form.rebase(formOfPet(newest));
    setBase(newest);
    setStale(false);
  };
  return {
    ...{ base, form, photos, sent, startAfresh, isStale },
    /** Fields that may stay empty. */
    optional: lackingIn(formOfPet(base)),
    isReloading: isFetching,
    entersReview: entersReview(base, form.values),
    /** The newest listing comes under the form; what was typed stays. */
    reload: () => void rebase().catch((error: unknown) => toast.error(errorText(error))),
  };
}

type EditPet = ReturnType<typeof useEditPet>;

interface StalePanelProps {
  isLoading: boolean;
  onReload: () => void;
}

/** The listing was saved elsewhere since it was opened here: takes the focus, and offers to load it under what was typed. */
function StalePanel({ isLoading, onReload }: StalePanelProps) {
  const { t } = useTranslation('my-pets');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="alert" tabIndex={-1} className={styles.stale}>
      <h2 className={styles.staleTitle}>{t('stale.title')}</h2>
      <p>{t('stale.text')}</p>
      <Button isBusy={isLoading} icon={<RotateCw size={20} aria-hidden />} onClick={onReload}>
        {t('stale.reload')}
      </Button>
    </div>
  );
}

/** Save, cancel, delete; and, before saving, whether the listing goes out of sight until it is reviewed. */
function EditActions({ edit, onDelete }: { edit: EditPet; onDelete: () => void }) {
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
