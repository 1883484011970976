import { useState } from 'react';
import type { OnProgress } from '../../api/endpoint.ts';
import type { Rules } from '../../form/form-rules.ts';
import { useForm } from '../../form/use-form.ts';
import { useArrivals } from '../../photos/use-arrivals.ts';
import { usePhotos } from '../../photos/use-photos.ts';
import type { ListingBody } from '../pet-fields.ts';
import { bodyOfForm, stepsOf } from './pet-form.ts';
import type { PetForm, PetPart } from './pet-form.ts';
import { fieldOf } from './pet-rules.ts';
import type { PhotosOnScreen } from './pet-rules.ts';

interface PetFormOptions {
  initial: PetForm;
  /** The parts of each step; one page when it is left out. */
  steps?: readonly (readonly PetPart[])[];
  draftKey: string;
  isGuarded?: boolean;
  rules: (photos: PhotosOnScreen) => Rules<PetForm>;
  /** Where it is less than the API takes. */
  mostPhotos?: number;
  submit: (written: WrittenListing) => Promise<unknown>;
}

interface WrittenListing {
  values: PetForm;
  /** Without pictures. */
  body: ListingBody;
  /** Those of the pictures, in the order of the screen. */
  imageIds: string[];
  /** Names the attempt: the same until the listing is there or another is begun. */
  sendKey: string;
  /** Called with how much of the documents has gone. */
  onProgress: OnProgress;
}

/** A listing as it is written: its form and its photos. */
export function usePetForm({ initial, steps, draftKey, isGuarded, rules, mostPhotos, submit }: PetFormOptions) {
  const photos = usePhotos('/pets/images', mostPhotos);
  const [sent, setSent] = useState<number>();
  const form = useForm<PetForm>({
    ...{ initial, fieldOf, isBlocked: photos.isUnderWay },
    ...(steps && { steps: stepsOf(steps) }),
    ...(isGuarded && { isGuarded }),
    rules: rules({ count: photos.photos.length, unsent: photos.unsent }),
    draft: { key: draftKey, place: 'device' },
    submit: (values, sendKey) => {
      const imageIds = photos.images.map(({ id }) => id);
      return submit({ values, body: bodyOfForm(values), imageIds, sendKey, onProgress: setSent }).finally(() => setSent(undefined));
    },
  });
  useArrivals(form, photos);
  const startAfresh = () => {
    form.startAfresh();
    photos.open(form.initial.photos);
  };
  return {
    ...{ form, photos, startAfresh },
    /** How much of the documents has gone while they are being sent, 0 to 1. */
    sent,
  };
}
