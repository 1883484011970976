import type { PetImage } from '#shared/api/types.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import { forgetFile, forgetFiles, keepFile } from '../model/photo-files.ts';
import {
  imagesOf,
  isUnderWay,
  photoLost,
  photoMoved,
  photoRemoved,
  photoRetried,
  photosChosen,
  photosOpened,
  selectPhotos,
} from '../model/photo-queue.ts';
import { checkFiles } from '../model/photo-rules.ts';

/** The photos of the form on the screen: what is there, and what can be done with them. */
export function usePhotos() {
  const { photos, refusals } = useAppSelector(selectPhotos);
  const dispatch = useAppDispatch();
  return {
    photos,
    refusals,
    images: imagesOf(photos),
    isUnderWay: photos.some(isUnderWay),
    failed: photos.filter(({ state }) => state === 'failed' || state === 'lost'),
    open: (images: PetImage[]) => {
      forgetFiles();
      dispatch(photosOpened(images));
    },
    choose: (files: readonly File[]) => {
      const { taken, refusals: found } = checkFiles(files, photos.length);
      dispatch(photosChosen({ chosen: taken.map(keepFile), refusals: found }));
    },
    retry: (key: string) => void dispatch(photoRetried(key)),
    lose: (key: string) => void dispatch(photoLost(key)),
    move: (key: string, to: number) => void dispatch(photoMoved({ key, to })),
    remove: (key: string) => {
      dispatch(photoRemoved(key));
      forgetFile(key);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
