import { shrinkPicture } from '#shared/api/shrink-picture.ts';
import type { VetForm } from './vet-form.ts';

async function shrunk(file: File): Promise<File> {
  const small = await shrinkPicture(file);
  return small instanceof File ? small : new File([small], file.name, { type: small.type });
}

/** The form with its new pictures made smaller for the line: when it is sent, as they may come and go until then. */
export async function withShrunkPictures(values: VetForm): Promise<VetForm> {
  const images = values.images.map(async (picture) => (picture.file ? { ...picture, file: await shrunk(picture.file) } : picture));
  return { ...values, image: values.image && (await shrunk(values.image)), images: await Promise.all(images) };
}
