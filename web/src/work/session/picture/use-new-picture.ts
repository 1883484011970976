import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { uploadFile } from '#shared/transport/upload-file.ts';
import type { Upload } from '#shared/transport/upload-file.ts';
import { cutPicture } from './cut-picture.ts';
import { changedCrop, squareOf, wholePicture } from './crop.ts';
import { pictureRefusal } from './picture-problems.ts';
import { userChanged } from '../../../features/session/model/session-slice.ts';

/** The file as a picture; undefined while it is read, `unreadable` when this browser cannot. */
function usePictureOf(file: File) {
  const [picture, setPicture] = useState<HTMLImageElement | 'unreadable'>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const loaded = new Image();
    loaded.onload = () => setPicture(loaded);
    loaded.onerror = () => setPicture('unreadable');
    loaded.src = address;
    return () => {
      loaded.onload = null;
      loaded.onerror = null;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return picture;
}

/** A picture being cut and sent; `onDone` once the server has it. */
export function useNewPicture(file: File, onDone: () => void) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const read = usePictureOf(file);
  const picture = read === 'unreadable' ? undefined : read;
  const [crop, setCrop] = useState(wholePicture);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState('');
  const upload = useRef<Upload<Answer<'putAuthProfileUpload'>>>(undefined);
  const size = picture && { width: picture.naturalWidth, height: picture.naturalHeight };
  const abort = useEffectEvent(() => upload.current?.abort());
  useEffect(() => () => abort(), []);
  const sendCut = async () => {
    if (!picture || !size || progress !== undefined) return;
    setProgress(0);
    setProblem('');
    try {
      const cut = await cutPicture(picture, squareOf(size, crop));
      const sent = { path: '/auth/profile/upload', method: 'PUT', field: 'profileImage', fileName: 'picture.jpg' } as const;
      upload.current = uploadFile({ ...sent, file: cut ?? file, onProgress: setProgress });
      const { user } = await upload.current.done;
      dispatch(userChanged(user));
      toast.success(t('profile.saved'));
      onDone();
    } catch (error) {
      if (isApiError(error) && error.code === 'upload.aborted') return;
      const own = pictureRefusal(error);
      setProblem(own ? t(own) : errorText(error, t('profile.failed')));
    } finally {
      setProgress(undefined);
    }
  };
  return {
    ...{ picture, crop, progress, isSending: progress !== undefined },
    problem: read === 'unreadable' ? t('picture.invalid') : problem,
    change: (changes: Parameters<typeof changedCrop>[2]) => size && setCrop((before) => changedCrop(size, before, changes)),
    send: () => void sendCut(),
  };
}
