import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { useArrivals } from '#shared/photos/use-arrivals.ts';
import { usePhotos } from '#shared/photos/use-photos.ts';
import { bodyOfForm } from '../model/pet-form.ts';
import type { ListingBody, PetForm } from '../model/pet-form.ts';
import { fieldOf } from '../model/pet-rules.ts';
import type { PhotosOnScreen } from '../model/pet-rules.ts';

/** What the parts of the form get. */
export interface PetFormProps {
  form: Form<PetForm>;
}

interface PetFormOptions {
  initial: PetForm;
  steps?: Steps<PetForm>;
  draftKey: string;
  isGuarded?: boolean;
  rules: (photos: PhotosOnScreen) => Rules<PetForm>;
  /** Where it is less than the API takes. */
  mostPhotos?: number;
  /** The body without pictures, and their ids in the order of the screen. */
  submit: (body: ListingBody, imageIds: string[]) => Promise<unknown>;
}

/** A listing as it is written: its form and its photos. */
export function usePetForm({ initial, steps, draftKey, isGuarded, rules, mostPhotos, submit }: PetFormOptions) {
  const photos = usePhotos('/pets/images', mostPhotos);
  const form = useForm<PetForm>({
    ...{ initial, fieldOf, isBlocked: photos.isUnderWay },
    ...(steps && { steps }),
    ...(isGuarded && { isGuarded }),
    rules: rules({ count: photos.photos.length, unsent: photos.unsent }),
    draft: { key: draftKey, place: 'device' },
    submit: (values) =>
      submit(
        bodyOfForm(values),
        photos.images.map(({ id }) => id),
      ),
  });
  useArrivals(form, photos);
  const startAfresh = () => {
    form.startAfresh();
    photos.open(form.initial.photos);
  };
  return { form, photos, startAfresh };
}
