import { mostAccessoryPictures } from '@paltu/reference';
import { useForm } from '#shared/form/use-form.ts';
import { useArrivals } from '#shared/photos/use-arrivals.ts';
import { usePhotos } from '#shared/photos/use-photos.ts';
import { fieldOf, productRules } from './product-form.ts';
import type { ProductForm } from './product-form.ts';

interface ProductFormOptions {
  initial: ProductForm;
  draftKey: string;
  /** `imageIds`: those of the pictures, in the order of the screen; `sendKey` names the attempt. */
  submit: (written: { values: ProductForm; imageIds: string[]; sendKey: string }) => Promise<unknown>;
}

/** A product as it is written: its form and its photos. */
export function useProductForm({ initial, draftKey, submit }: ProductFormOptions) {
  const photos = usePhotos('/commerce/images', mostAccessoryPictures);
  const form = useForm<ProductForm>({
    ...{ initial, fieldOf, isBlocked: photos.isUnderWay, isGuarded: true },
    rules: productRules({ count: photos.photos.length, unsent: photos.unsent }),
    draft: { key: draftKey, place: 'device' },
    words: { failed: 'vendor-office:failed.product' },
    submit: (values, sendKey) => submit({ values, sendKey, imageIds: photos.images.map(({ id }) => id) }),
  });
  useArrivals(form, photos);
  const startAfresh = () => {
    form.startAfresh();
    photos.open(form.initial.photos);
  };
  return { form, photos, startAfresh };
}

export type WrittenProduct = ReturnType<typeof useProductForm>;
