import { unknownError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import { shrinkPicture } from './shrink-picture.ts';
import type { PetImage } from '../api/types.ts';
import { uploadFile } from '../transport/upload-file.ts';
import type { Upload } from '../transport/upload-file.ts';
import { fileOf } from './photo-files.ts';
import { mostBytes } from './photo-rules.ts';

export type PhotoUpload = Upload<{ image: PetImage }>;

const tooLarge: ApiError = { ...unknownError, status: 413, code: 'picture.too-large' };

/** Makes the file that was chosen under a key smaller and sends it to a path of the API; `onProgress` is called with 0 to 1. */
export function sendPhoto(to: string, key: string, onProgress: (share: number) => void): PhotoUpload {
  let upload: PhotoUpload | undefined;
  let isAborted = false;
  const send = async () => {
    const file = fileOf(key);
    const small = await shrinkPicture(file);
    if (isAborted) return new Promise<never>(() => undefined);
    if (small.size > mostBytes) throw tooLarge;
    upload = uploadFile({ path: to, field: 'image', file: small, fileName: file.name, onProgress });
    return upload.done;
  };
  const abort = () => {
    isAborted = true;
    upload?.abort();
  };
  return { done: send(), abort };
}
