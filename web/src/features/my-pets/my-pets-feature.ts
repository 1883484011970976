import { unknownError } from '#shared/api/api-error.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { shrinkPicture } from '#shared/api/shrink-picture.ts';
import { uploadFile } from '#shared/transport/upload-file.ts';
import type { Upload } from '#shared/transport/upload-file.ts';
import type { PetImage } from '#shared/api/types.ts';
import { startFlow } from '#shared/store/store.ts';
import './model/my-pets-outcomes.ts';
import { fileOf } from './model/photo-files.ts';
import { mostBytes } from './model/photo-rules.ts';
import { photoSaga } from './model/photo-saga.ts';
import type { PhotoPorts } from './model/photo-saga.ts';

export { DashboardScreen, prepareDashboard } from './components/dashboard-screen.tsx';

const tooLarge: ApiError = { ...unknownError, status: 413, code: 'picture.too-large' };

const ports: PhotoPorts = {
  send: (key, onProgress) => {
    let upload: Upload<{ image: PetImage }> | undefined;
    let isAborted = false;
    const send = async () => {
      const file = fileOf(key);
      const small = await shrinkPicture(file);
      if (isAborted) return new Promise<never>(() => undefined);
      if (small.size > mostBytes) throw tooLarge;
      upload = uploadFile({ path: '/pets/images', field: 'image', file: small, fileName: file.name, onProgress });
      return upload.done;
    };
    const abort = () => {
      isAborted = true;
      upload?.abort();
    };
    return { done: send(), abort };
  },
};

startFlow(function* photos() {
  yield* photoSaga(ports);
});
