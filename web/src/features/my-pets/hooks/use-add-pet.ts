import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '#shared/navigation/navigation.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { useCreatePetMutation } from '../api/my-pets-api.ts';
import { places } from '../model/dashboard-place.ts';
import { bodyOfForm, emptyPetForm } from '../model/pet-form.ts';
import type { PetForm } from '../model/pet-form.ts';
import { furthestStep, lastStep, stepOf, stepProblems } from '../model/pet-rules.ts';
import type { PetFields } from './pet-fields.ts';
import { readDraft, useDraft } from './use-draft.ts';
import { useFormProblems } from './use-form-problems.ts';
import type { FormProblems } from './use-form-problems.ts';
import { usePhotos } from './use-photos.ts';
import type { Photos } from './use-photos.ts';
import { useSettledPhotos } from './use-settled-photos.ts';

/** The step in the address, no further than what is filled in allows. */
function useStep(form: PetForm, drafted: number) {
  const { query, setQuery } = usePage();
  const wanted = Number(query.step) || drafted;
  const step = Math.min(Math.max(1, Math.trunc(wanted)), furthestStep(form));
  const goTo = (next: number) => {
    setQuery({ step: String(next) });
    scrollTo({ top: 0 });
  };
  useEffect(() => {
    // Said in the address, so that going back finds this step again and not the one the draft has come to.
    if (!query.step) setQuery({ step: String(step) }, { replace: true });
  }, []);
  return { step, goTo };
}

interface Sending {
  form: PetForm;
  photos: Photos;
  problems: FormProblems;
  goTo: (step: number) => void;
  onCreated: () => void;
}

/** Creates the listing once every photo has arrived; what the server refuses stands at its field, and nothing is lost. */
function useCreate({ form, photos, problems, goTo, onCreated }: Sending) {
  const { t } = useTranslation('my-pets');
  const [create, { isLoading }] = useCreatePetMutation();
  const send = async () => {
    if (photos.failed.length > 0) {
      problems.showUnsent(photos.failed.map(({ name }) => name));
      return;
    }
    try {
      await create({ ...bodyOfForm(form), imageIds: photos.images.map(({ id }) => id) }).unwrap();
    } catch (error) {
      toast.error(t('form.failed'));
      goTo(stepOf(problems.showRefusal(error)));
      return;
    }
    onCreated();
    toast.success(t('add.created'), 8000);
    navigate('dashboard', { query: places.list });
  };
  const { isAwaited, whenSettled } = useSettledPhotos(photos, () => void send());
  return { isBusy: isLoading || isAwaited, isAwaitingPhotos: isAwaited, create: whenSettled };
}

/** The wizard that adds a pet: form, step, problems, photos, draft. */
export function useAddPet(memberId: string) {
  const [draft] = useState(() => readDraft(memberId));
  const [form, setForm] = useState(draft?.form ?? emptyPetForm);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const photos = usePhotos();
  const problems = useFormProblems();
  const { step, goTo } = useStep(form, draft?.step ?? 1);
  // Until the photos of the draft are in the queue, the queue is that of an earlier form.
  const [isOpen, setOpen] = useState(false);
  const kept = useDraft(memberId, { form, step, images: isOpen ? photos.images : (draft?.images ?? []) });
  useEffect(() => {
    photos.open(draft?.images ?? []);
    setOpen(true);
    return () => photos.open([]);
  }, []);
  useEffect(() => problems.keepOnly((field) => stepOf([field]) === step), [step]);

  const sending = useCreate({ form, photos, problems, goTo, onCreated: kept.forget });
  const fields: PetFields = {
    form,
    problem: problems.textOf,
    change: (field, value) => {
      setForm((before) => ({ ...before, [field]: value }));
      problems.forget(field);
      if (field === 'adoptionType') problems.forget('price');
    },
  };
  const goOn = () => {
    if (!problems.show(stepProblems(step, form, photos.photos.length))) return;
    if (step < lastStep) goTo(step + 1);
    else sending.create();
  };
  const startAfresh = () => {
    setForm(emptyPetForm);
    photos.open([]);
    setRestored(false);
    goTo(1);
  };
  return {
    ...sending,
    step,
    fields,
    photos,
    problems,
    goOn,
    goBack: () => goTo(step - 1),
    isDraftKept: kept.isKept,
    isRestored,
    startAfresh,
  };
}

export type AddPet = ReturnType<typeof useAddPet>;
