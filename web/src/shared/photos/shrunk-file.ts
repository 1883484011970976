import { shrinkPicture } from './shrink-picture.ts';

/** A picture made smaller for the line, as a file of the same name: when it is sent, as it may come and go until then. */
export async function shrunkFile(file: File): Promise<File> {
  const small = await shrinkPicture(file);
  return small instanceof File ? small : new File([small], file.name, { type: small.type });
}
