import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import type { Pet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { useEditPetMutation, useLazyMyPetQuery } from '../api/my-pets-api.ts';
import { places } from '../model/dashboard-place.ts';
import { bodyOfForm, formOfPet } from '../model/pet-form.ts';
import type { PetForm } from '../model/pet-form.ts';
import { editProblems } from '../model/pet-rules.ts';
import { entersReview, isFormChanged, rebaseForm } from '../model/rebase-form.ts';
import type { PetFields } from './pet-fields.ts';
import { useFormProblems } from './use-form-problems.ts';
import type { FormProblems } from './use-form-problems.ts';
import { usePhotos } from './use-photos.ts';
import type { Photos } from './use-photos.ts';
import { useSettledPhotos } from './use-settled-photos.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const idsOf = (images: readonly { id: string }[]) => images.map(({ id }) => id);

interface Saving {
  base: Pet;
  form: PetForm;
  photos: Photos;
  problems: FormProblems;
  onStale: () => void;
  onSaved: () => void;
}

function isStale(error: unknown): boolean {
  return isApiError(error) && error.status === 412;
}

/** Saves the edit of the version that was read; `onStale` when somebody has saved a newer one. */
function useSave({ base, form, photos, problems, onStale, onSaved }: Saving) {
  const { t } = useTranslation('my-pets');
  const [edit, { isLoading }] = useEditPetMutation();
  const refuse = (error: unknown) => {
    if (isStale(error)) {
      onStale();
      return;
    }
    toast.error(t('form.failed'));
    problems.showRefusal(error);
  };
  const send = async () => {
    if (photos.failed.length > 0) {
      problems.showUnsent(photos.failed.map(({ name }) => name));
      return;
    }
    try {
      // `keepImages` may name pictures that were sent ahead too: one list, in the order of the screen.
      const body = { ...bodyOfForm(form), keepImages: idsOf(photos.images) };
      const { pet } = await edit({ id: base.id, contentVersion: base.contentVersion ?? 1, body }).unwrap();
      onSaved();
      const isInReview = pet.approvalStatus === 'pending' && base.approvalStatus !== 'pending';
      toast.success(t(isInReview ? 'edit.savedInReview' : 'edit.saved'));
      navigate('dashboard', { query: places.list, isFree: true });
    } catch (error) {
      refuse(error);
    }
  };
  const { isAwaited, whenSettled } = useSettledPhotos(photos, () => void send());
  return { isBusy: isLoading || isAwaited, isAwaitingPhotos: isAwaited, whenSettled };
}

/** Whether the photos on the screen are others than the listing's, or in another order. */
function arePhotosTouched(base: Pet, photos: Photos): boolean {
  return idsOf(photos.images).join() !== idsOf(base.images).join() || photos.photos.length !== base.images.length;
}

/** The newest listing under the form; what was typed stays. */
function useRebase(base: Pet, photos: Photos) {
  const [load, { isFetching }] = useLazyMyPetQuery();
  const errorText = useErrorText();
  const rebase = async (form: PetForm): Promise<{ base: Pet; form: PetForm } | undefined> => {
    try {
      const newest = await load(base.id).unwrap();
      if (!arePhotosTouched(base, photos)) photos.open(newest.images);
      return { base: newest, form: rebaseForm(form, base, newest) };
    } catch (error) {
      toast.error(errorText(error));
      return undefined;
    }
  };
  return { rebase, isReloading: isFetching };
}

/** The edit of one listing on a single page. */
export function useEditPet(pet: Pet) {
  const [base, setBase] = useState(pet);
  const [form, setForm] = useState(() => formOfPet(pet));
  const [isStaleNow, setStale] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [arePhotosOpen, setPhotosOpen] = useState(false);
  const photos = usePhotos();
  const problems = useFormProblems();
  useEffect(() => {
    photos.open(pet.images);
    setPhotosOpen(true);
    return () => photos.open([]);
  }, []);
  const { rebase, isReloading } = useRebase(base, photos);
  const saving = useSave({ base, form, photos, problems, onStale: () => setStale(true), onSaved: () => setSaved(true) });
  const leaving = useUnsavedGuard(!isSaved && (isFormChanged(base, form) || (arePhotosOpen && arePhotosTouched(base, photos))));

  const fields: PetFields = {
    form,
    problem: problems.textOf,
    change: (field, value) => {
      setForm((before) => ({ ...before, [field]: value }));
      problems.forget(field);
      if (field === 'adoptionType') problems.forget('price');
    },
  };
  return {
    ...{ base, fields, photos, problems, isReloading, leaving },
    isBusy: saving.isBusy,
    isAwaitingPhotos: saving.isAwaitingPhotos,
    isStale: isStaleNow,
    entersReview: entersReview(base, form, idsOf(photos.images)),
    save: () => {
      if (problems.show(editProblems(form))) saving.whenSettled();
    },
    reload: async () => {
      const fresh = await rebase(form);
      if (!fresh) return;
      setBase(fresh.base);
      setForm(fresh.form);
      setStale(false);
    },
  };
}

export type EditPet = ReturnType<typeof useEditPet>;
