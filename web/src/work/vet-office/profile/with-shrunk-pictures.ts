import { shrunkFile } from '#shared/photos/shrunk-file.ts';
import type { VetForm } from './vet-form.ts';

/** The form with its new pictures made smaller for the line: when it is sent, as they may come and go until then. */
export async function withShrunkPictures(values: VetForm): Promise<VetForm> {
  const images = values.images.map(async (picture) => (picture.file ? { ...picture, file: await shrunkFile(picture.file) } : picture));
  return { ...values, image: values.image && (await shrunkFile(values.image)), images: await Promise.all(images) };
}
