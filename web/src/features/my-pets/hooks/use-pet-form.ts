import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Steps } from '#shared/form/form-steps.ts';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { bodyOfForm } from '../model/pet-form.ts';
import type { PetForm } from '../model/pet-form.ts';
import { fieldOf, petRules } from '../model/pet-rules.ts';
import { usePhotos } from './use-photos.ts';
import type { Photos } from './use-photos.ts';

/** What the parts of the form get. */
export interface PetFormProps {
  form: Form<PetForm>;
}

interface PetFormOptions {
  initial: PetForm;
  steps?: Steps<PetForm>;
  draftKey: string;
  isGuarded?: boolean;
  isPhotoRequired?: boolean;
  /** The body without pictures, and their ids in the order of the screen. */
  submit: (body: Record<string, unknown>, imageIds: string[]) => Promise<unknown>;
}

const idsOf = (images: readonly { id: string }[]) => images.map(({ id }) => id);

/** The photos are sent ahead as they are chosen; the field of the form holds those that have arrived. */
function useArrivals(form: Form<PetForm>, photos: Photos): void {
  const isOpen = useRef(false);
  const open = useEffectEvent(() => photos.open(form.values.photos));
  const close = useEffectEvent(() => photos.open([]));
  const absorb = useEffectEvent(() => form.absorb('photos', photos.images));
  const ids = idsOf(photos.images).join();
  useEffect(() => {
    // Until the photos of the form are in the queue, the queue is that of an earlier form.
    if (isOpen.current) absorb();
  }, [ids]);
  useEffect(() => {
    open();
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      close();
    };
  }, []);
}

/** A listing as it is written: its form and its photos. */
export function usePetForm({ initial, steps, draftKey, isGuarded, isPhotoRequired = false, submit }: PetFormOptions) {
  const { t } = useTranslation(['my-pets', 'shell']);
  const photos = usePhotos();
  const unsent = photos.failed.map(({ name }) => name || t('photos.unnamed')).join(t('shell:comma'));
  const form = useForm<PetForm>({
    ...{ initial, fieldOf, isBlocked: photos.isUnderWay },
    ...(steps && { steps }),
    ...(isGuarded && { isGuarded }),
    rules: petRules({ count: photos.photos.length, unsent, isOneRequired: isPhotoRequired }),
    draft: { key: draftKey, place: 'device' },
    submit: (values) => submit(bodyOfForm(values), idsOf(photos.images)),
  });
  useArrivals(form, photos);
  const startAfresh = () => {
    form.startAfresh();
    photos.open(form.initial.photos);
  };
  return { form, photos, startAfresh };
}
